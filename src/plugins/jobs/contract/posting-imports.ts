import type { Actor } from '#core/contract/actor.ts';
import type { Issue } from '#core/contract/errors.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { EmploymentType, WorkMode } from './job.ts';
import type { Salary } from './reply-schemas.ts';

/** The fields of a posting that spreadsheets have. */
export interface SheetFields {
  readonly title: string;
  /** Name of the company. */
  readonly company: string;
  readonly location: string | null;
  readonly workMode: WorkMode | null;
  /** Name of the category, in English. */
  readonly category: string | null;
  readonly employmentType: EmploymentType | null;
  readonly salary: Salary | null;
  /** Plain text. */
  readonly description: string | null;
  /** The same as HTML of rich text in its normal form. Absent for a plain text, and where the file has only a part of the text. */
  readonly descriptionHtml?: string;
  readonly seniority: string | null;
  /** ISO 8601. */
  readonly postedAt: string | null;
}

/** The fields of a stored posting. */
export interface StoredSheetFields extends SheetFields {
  /** The hash that the last import gave, 64 hexadecimal digits. */
  readonly contentHash: string;
}

/** A row of a spreadsheet. */
export interface SheetRow {
  /** 32 hexadecimal digits each. A stored posting is recognised by any of them. A new one gets the first. */
  readonly keys: readonly [string, ...string[]];
  readonly externalId: string | null;
  /** Hash of all fields in the row, 64 hexadecimal digits. */
  readonly contentHash: string;
  /** The fields after the import, or what is wrong with them beside the stored fields. */
  readonly fieldsAfter: (stored: StoredSheetFields | undefined) => SheetFields | readonly Issue[];
}

/** A JSON object that is kept between the steps of an import. Only the service knows its fields. */
export type KeptPosting = Readonly<Record<string, unknown>>;

/** What is wrong with a row beside what is stored. Issues have the paths of the fields of a posting, see `PostingFields`. */
export type SheetFault =
  | { readonly kind: 'category-unknown'; readonly name: string }
  | { readonly kind: 'posting-ended' }
  /** The company has a draft with this identity, which administrators do not see. */
  | { readonly kind: 'posting-is-draft' }
  | { readonly kind: 'not-allowed'; readonly issue: Issue }
  | { readonly kind: 'given'; readonly issue: Issue };

/** A row compared with the stored posting. */
export type ComparedSheetRow =
  | {
      readonly kind: 'new' | 'changed' | 'unchanged';
      readonly before: KeptPosting | null;
      readonly after: KeptPosting;
      readonly stored: SheetFields | undefined;
      readonly fields: SheetFields;
      readonly changed: readonly (keyof SheetFields)[];
    }
  | { readonly kind: 'faulty'; readonly faults: readonly SheetFault[] };

/** A published posting that an earlier import brought. */
export interface ShownPosting {
  readonly key: string;
  readonly title: string;
  readonly before: KeptPosting;
  /** The posting when it is paused. */
  readonly after: KeptPosting;
}

/** A posting to write. `hidden` pauses it. */
export interface WritablePosting {
  readonly kind: 'new' | 'changed' | 'hidden';
  readonly before: KeptPosting | null;
  readonly after: KeptPosting;
}

/** A posting that an import has written. */
export interface WrittenPosting extends WritablePosting {
  readonly written: KeptPosting;
}

/** Writes postings in one transaction. */
export interface PostingWriter {
  /** Writes all, or throws the `ApiFault` conflict when a stored posting is no longer as `before`. */
  readonly apply: (rows: readonly WritablePosting[]) => Promise<readonly KeptPosting[]>;
  /**
   * Takes postings back that are unchanged since. A created one is deleted, or closed (`hidden`) when other users refer to it. The version
   * goes up, as with every change.
   */
  readonly revert: (rows: readonly WrittenPosting[]) => Promise<readonly ('reverted' | 'hidden' | 'kept')[]>;
  /** Called once after the last row. */
  readonly finish: () => Promise<void>;
}

/** A transaction that writes or takes back. */
export interface PostingWork {
  readonly transaction: Transaction;
  /** `null` for an operator. */
  readonly actor: Actor | null;
  /** The id of the import. */
  readonly importId: string;
  readonly at: Date;
}

/** The postings that a caller may import: those of one company, or those of all companies that imports have created. */
export interface ImportScope {
  /** A member of the company imports drafts. An administrator imports published postings, and creates missing categories. */
  readonly by: 'member' | 'moderator';
  /** Absent for all companies. */
  readonly company?: { readonly id: string; readonly name: string };
  readonly compare: (rows: readonly SheetRow[]) => Promise<readonly ComparedSheetRow[]>;
  /** The published postings of the company that imports brought, in portions. None without a company. */
  readonly shown: () => AsyncIterable<readonly ShownPosting[]>;
  /** Locks user, company, categories and postings, in this order. */
  readonly write: (work: PostingWork) => Promise<PostingWriter>;
}

/** Whether a caller may import. A caller who had the right to the place and lost it is `forbidden`. */
export type ImportAccess =
  | { readonly kind: 'open'; readonly scope: ImportScope }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'absent' };

/** Imports postings from spreadsheets of users. */
export interface PostingImports {
  /** @param companyId `undefined` for postings of all companies */
  readonly open: (actor: Actor, companyId: string | undefined) => Promise<ImportAccess>;
  /** The postings of all companies, for commands of operators, who do what administrators may. */
  readonly forOperator: () => ImportScope;
}

/** Lets other server plugins import postings from spreadsheets of users. */
export const postingImports = serviceRef<PostingImports>('jobs.posting-imports');
