import { z } from '#core/contract/schema.ts';
import { cleanLine } from '#core/server/spreadsheets/text/clean-text.ts';
import type { MappedColumns, MappedRow } from '#plugins/imports/contract/import-target.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import type { ImportScope } from '#plugins/jobs/contract/posting-imports.ts';
import { PAY_PERIODS } from '#plugins/jobs/contract/salary.ts';
import type { FieldSource, FieldSources } from '../columns/field-sources.ts';
import { POSTING_FIELDS, type PostingField } from '../columns/posting-field.ts';
import { type IdentityParts, identityOf, keyInCompany, keyOfPosting } from '../posting-identity.ts';
import { readId, readRow } from '../row/read-posting.ts';
import { CellFault, RowCells } from '../row/row-cells.ts';

const hash = z.string().regex(/^[0-9a-f]+$/);
const period = z.enum(PAY_PERIODS);

/** What the core keeps of a row between reading and comparing. The server has written it itself. */
export const sheetValueSchema = z.object({
  keys: z.tuple([hash], hash).readonly(),
  contentHash: hash,
  externalId: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  category: z.string().nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  seniority: z.string().nullable(),
  description: z.string().nullable(),
  descriptionHtml: z.string().optional(),
  postedAt: z.string().nullable(),
  salary: z.object({
    /** In minor units. */
    read: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string(), period }).nullable(),
    unread: z.string().nullable(),
    /** In whole units, where currency or period is missing. */
    parts: z
      .object({
        min: z.number().nullable(),
        max: z.number().nullable(),
        currency: z.string().nullable(),
        period: period.nullable(),
      })
      .nullable(),
  }),
});

export type SheetValue = z.infer<typeof sheetValueSchema>;

/** The keys of a posting. A stored one may have any of them. */
export type RowKeys = readonly [string, ...string[]];

/** Reads mapped rows. The mapped cells are the columns of their fields. */
export class RowReader {
  readonly #fields: readonly PostingField[];
  readonly #sources: FieldSources;
  readonly #company: ImportScope['company'];
  readonly #now: Date;

  constructor({ ids, forms }: Pick<MappedColumns, 'ids' | 'forms'>, company: ImportScope['company'], now: Date) {
    this.#fields = POSTING_FIELDS.filter((field) => ids.has(field) && !(field === 'company' && company !== undefined));
    this.#company = company;
    this.#now = now;
    const sources: Partial<Record<PostingField, FieldSource>> = {};
    for (const [index, name] of this.#fields.entries()) sources[name] = { kind: 'column', index, name, form: forms?.get(name) };
    // The reader needs one. The name itself may be a word that files have for empty cells.
    if (company !== undefined) sources.company = { kind: 'constant', value: 'Company' };
    this.#sources = sources;
  }

  /** @throws CellFault with the column of the target */
  read(row: MappedRow): SheetValue {
    const { posting: read, salary } = readRow(this.#sources, this.#cellsOf(row), this.#now);
    const posting = { ...read, company: this.#company?.name ?? read.company };
    const { externalId, postedAt, ...others } = posting;
    return {
      keys: this.#keysOf(posting),
      contentHash: identityOf(posting).contentHash.toString('hex'),
      externalId: externalId ?? null,
      title: others.title,
      company: others.company,
      location: others.location ?? null,
      workMode: others.workMode ?? null,
      category: others.category ?? null,
      employmentType: others.employmentType ?? null,
      seniority: others.seniority ?? null,
      description: others.description ?? null,
      ...(others.descriptionHtml === undefined ? {} : { descriptionHtml: others.descriptionHtml }),
      postedAt: postedAt?.toISOString() ?? null,
      salary: {
        read: salary.read ?? null,
        unread: salary.unread ?? null,
        parts:
          salary.parts === undefined ? null : { min: null, max: null, currency: null, period: null, ...withoutUndefined(salary.parts) },
      },
    };
  }

  /** The keys of a row that cannot be read. The posting is in the file, although it is not imported. */
  keysOfFaulty(row: MappedRow): RowKeys {
    const cells = new RowCells(this.#sources, this.#cellsOf(row));
    const [title, company, location] = [cleanLine(cells.raw('title')), cleanLine(cells.raw('company')), cleanLine(cells.raw('location'))];
    const name = this.#company?.name ?? company;
    return this.#keysOf({ externalId: idOf(cells), title, company: name, location: location || undefined });
  }

  #keysOf(parts: IdentityParts): RowKeys {
    const everywhere = keyOfPosting(parts).toString('hex');
    // Postings that the command has imported for this company have the other key.
    return this.#company === undefined ? [everywhere] : [keyInCompany(this.#company.id, parts).toString('hex'), everywhere];
  }

  #cellsOf({ cells }: MappedRow): string[] {
    return this.#fields.map((field) => cells.get(field)?.join('\n') ?? '');
  }
}

function idOf(cells: RowCells): string | undefined {
  try {
    return readId(cells);
  } catch (error) {
    if (error instanceof CellFault) return undefined;
    throw error;
  }
}

function withoutUndefined<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}
