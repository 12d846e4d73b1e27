import type { Actor } from '#core/contract/actor.ts';
import type { Issue } from '#core/contract/errors.ts';
import { href } from '#core/contract/route-ref.ts';
import type {
  ComparedRow,
  ImportCheck,
  ImportPlace,
  ImportTarget,
  KeyedRow,
  MappedColumns,
  MappedRow,
  MissingRow,
  ReadRow,
} from '#plugins/imports/contract/import-target.ts';
import type { ComparedSheetRow, ImportScope, PostingImports, SheetFault, SheetFields } from '#plugins/jobs/contract/posting-imports.ts';
import { jobImportRoutes } from '../../contract/routes.ts';
import { decimalOfHeader } from '../columns/header-words.ts';
import { CellFault, postingRowIssue } from '../row/row-cells.ts';
import { changeTexts, fieldsAfter } from './fields-after.ts';
import { guessColumns, postingColumns } from './posting-columns.ts';
import { RowReader, sheetValueSchema } from './row-reader.ts';

/**
 * Job postings as the target of imports. The place is the id of a company, for its members and for administrators with the duty `jobs`. The
 * place with the empty name is for these administrators alone: there, the company is a column.
 */
export function postingTarget(postings: PostingImports, now: () => Date): ImportTarget {
  return {
    open: async (actor, place) => {
      const access = await postings.open(actor, place === '' ? undefined : place);
      return access.kind === 'open' ? { kind: 'open', place: postingPlace(access.scope, now) } : access;
    },
    forOperator: () => postingPlace(postings.forOperator(), now, true),
    pageOf: (place, id) => href(jobImportRoutes.postings, {}, { company: place || undefined, import: id }),
  };
}

/**
 * The place of an import of postings.
 *
 * @param keepsSame whether a row that is as in the last import changes nothing, also where a user has changed the posting since
 */
function postingPlace(scope: ImportScope, now: () => Date, keepsSame = false): ImportPlace<Actor | null> {
  const columns = postingColumns(scope);
  const ids = new Set(columns.map(({ id }) => id));
  return {
    columns,
    canHideMissing: scope.company !== undefined,
    guess: (header) => guessColumns(ids, header),
    decimalOf: decimalOfHeader,
    check: (mapped) => {
      const known = { ...mapped, ids: new Set([...mapped.ids].filter((id) => ids.has(id))) };
      return new PostingCheck({ scope, mapped: known, keepsSame, now: now() });
    },
    write: (work) => scope.write(work),
  };
}

/** Before a new posting, there is nothing. */
const NO_FIELDS: SheetFields = {
  ...{ title: '', company: '', location: null, workMode: null, category: null, employmentType: null },
  ...{ salary: null, description: null, seniority: null, postedAt: null },
};

interface CheckNeeds {
  readonly scope: ImportScope;
  readonly mapped: MappedColumns;
  readonly keepsSame: boolean;
  readonly now: Date;
}

class PostingCheck implements ImportCheck {
  readonly #scope: ImportScope;
  readonly #mapped: MappedColumns;
  readonly #keepsSame: boolean;
  readonly #reader: RowReader;
  /** The keys of all rows, also of those with faults. */
  readonly #keys = new Set<string>();

  constructor({ scope, mapped, keepsSame, now }: CheckNeeds) {
    this.#scope = scope;
    this.#mapped = mapped;
    this.#keepsSame = keepsSame;
    this.#reader = new RowReader(mapped, scope.company, now);
  }

  readonly read = (row: MappedRow): ReadRow => {
    try {
      const value = this.#reader.read(row);
      this.#note(value.keys);
      return { kind: 'read', key: value.keys[0], title: value.title, value };
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      if (this.#mapped.hidesMissing) this.#note(this.#reader.keysOfFaulty(row));
      // A posting that is marked as fraudulent is not imported, also not without the mark.
      const column = error.sentence.code === 'job-import.fraudulent' ? '' : error.column;
      return { kind: 'faulty', issues: [postingRowIssue(column, error.sentence)] };
    }
  };

  readonly compare = async (rows: readonly KeyedRow[]): Promise<readonly ComparedRow[]> => {
    const has = (id: string): boolean => this.#mapped.ids.has(id);
    const values = rows.map(({ value }) => sheetValueSchema.parse(value));
    const compared = await this.#scope.compare(
      values.map((value) => ({
        keys: value.keys,
        externalId: value.externalId,
        contentHash: value.contentHash,
        fieldsAfter: (stored) => {
          const isSame = this.#keepsSame && stored?.contentHash === value.contentHash;
          return isSame ? stored : fieldsAfter(value, stored, has);
        },
      })),
    );
    return compared.map((row) => this.#comparedRow(row));
  };

  readonly missing = (): AsyncIterable<readonly MissingRow[]> => this.#missing();

  async *#missing(): AsyncGenerator<readonly MissingRow[]> {
    for await (const portion of this.#scope.shown()) {
      const missing = portion.filter(({ key }) => !this.#keys.has(key));
      if (missing.length > 0) yield missing;
    }
  }

  #note(keys: readonly string[]): void {
    if (this.#mapped.hidesMissing) for (const key of keys) this.#keys.add(key);
  }

  #comparedRow(row: ComparedSheetRow): ComparedRow {
    if (row.kind === 'faulty') return { kind: 'faulty', issues: row.faults.map((fault) => this.#issueOf(fault)) };
    const { kind, before, after, stored, fields, changed } = row;
    return { kind, before, after, changes: changeTexts(stored ?? NO_FIELDS, fields, changed), rank: 0 };
  }

  #issueOf(fault: SheetFault): Issue {
    switch (fault.kind) {
      case 'given':
        return fault.issue;
      case 'category-unknown': {
        const column = this.#mapped.ids.has('category') ? 'category' : 'industry';
        return postingRowIssue(column, { code: 'job-import.category-unknown', values: { value: fault.name } });
      }
      case 'posting-ended':
        return postingRowIssue('', { code: 'job-import.posting-ended' });
      case 'posting-is-draft':
        return postingRowIssue('', { code: 'job-import.posting-is-draft' });
      default:
        return { ...fault.issue, path: this.#columnOf(fault.issue.path) };
    }
  }

  /** The column of a field of the form. Empty for a field that no spreadsheet has. */
  #columnOf(path: string): string {
    const [field = ''] = path.split('.');
    if (field === 'descriptionHtml') return 'description';
    if (field !== 'salary') return this.#mapped.ids.has(field) ? field : '';
    return ['salary', 'salaryMin', 'salaryMax'].find((id) => this.#mapped.ids.has(id)) ?? '';
  }
}
