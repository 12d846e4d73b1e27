import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { MasterDescription, MasterValues } from './define-master.ts';
import type { OtherNames } from './master-row.ts';
import type { AlternativeName, KeptValues } from './reply-schemas.ts';

/** A row that a kind begins with. Missing values are empty. */
export interface SeedRow {
  readonly code: string;
  readonly name: string;
  readonly names: OtherNames;
  readonly description?: string;
  readonly parent?: string;
  readonly isHidden?: boolean;
  readonly fields?: MasterValues;
  readonly uri?: string;
  readonly alternatives?: readonly AlternativeName[];
}

/** A change of a row. */
export interface MasterChange {
  readonly code: string;
  /** `null` for a new row. */
  readonly before: KeptValues | null;
  /** `null` for a deleted row. */
  readonly after: KeptValues | null;
}

/** One kind of master data on the server. The rows are stored by `admin-masters`. */
export interface MasterSource {
  readonly description: MasterDescription;
  /** The rows at the first start with this kind, in their order. Rows that administrators delete do not return. */
  readonly seed?: () => Promise<readonly SeedRow[]>;
  /**
   * The number of the first rows, 1 when absent. With a greater one, a database that had earlier first rows gets those that it lacks, once:
   * rows with a code or a name that it has stay as they are.
   */
  readonly seedVersion?: number;
  /** Called in the transaction of each change, after it, for a plugin that keeps a copy of the rows. */
  readonly changed?: (transaction: Transaction, change: MasterChange) => Promise<void>;
}

/** Where server plugins register their kinds of master data. */
export const masterSources = extensionPoint<MasterSource>('admin-masters.sources');

/** A kind of master data whose rows `admin-masters` stores. */
export function storedMaster(description: MasterDescription, options: Omit<MasterSource, 'description'> = {}): MasterSource {
  return Object.freeze({ description, ...options });
}

/** A place where a plugin stores codes of a kind of master data. */
export interface MasterUses {
  readonly entity: string;
  /**
   * The number of uses of each of these codes. Codes without a use may be left out. Counts in the transaction if there is one: it may hold
   * the lock for which all other connections wait.
   */
  readonly count: (codes: readonly string[], transaction?: Transaction) => Promise<ReadonlyMap<string, number>>;
  /**
   * Replaces the code in all uses, in documents too. Called by a merge, in its transaction. The row `to` exists. Absent for codes that are
   * never merged, those of fixed kinds.
   */
  readonly replace?: (transaction: Transaction, from: string, to: string) => Promise<void>;
}

/** Where server plugins say where they store codes. The client names the place in `uses` of `admin-masters.parts` by the same id. */
export const masterUses = extensionPoint<MasterUses>('admin-masters.uses');

/** A text that users typed where a kind of master data could have a row. */
export interface TypedText {
  readonly text: string;
  /** Number of users. */
  readonly people: number;
}

/** Texts of users that may become rows. */
export interface SuggestionSource {
  readonly entity: string;
  /** The texts that at least this number of users typed, the most frequent first; at most 500. */
  readonly texts: (fewestPeople: number) => Promise<readonly TypedText[]>;
}

/** Where server plugins give texts of users that may become rows of a kind. */
export const masterSuggestions = extensionPoint<SuggestionSource>('admin-masters.suggestions');

/** A code with its names in English, Arabic, German, Persian and Hebrew, and the values of its fields. */
export type SeedLine = readonly [code: string, en: string, ar: string, de: string, fa: string, he: string, fields?: MasterValues];

/** The rows of a table, in its order. */
export function seedTable(lines: readonly SeedLine[]): readonly SeedRow[] {
  return lines.map(([code, name, ar, de, fa, he, fields]) => ({ code, name, names: { ar, de, fa, he }, ...(fields && { fields }) }));
}
