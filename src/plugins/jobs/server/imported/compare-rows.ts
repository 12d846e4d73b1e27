import { textKey } from '#core/server/text/text-key.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory, NamedCompany } from '#plugins/employer/contract/company-directory.ts';
import type { ComparedSheetRow, ImportScope, SheetFault, SheetFields, SheetRow } from '../../contract/posting-imports.ts';
import { BLANK_FIELDS, changedNames, fieldsOf } from '../drafts/posting-fields.ts';
import type { PostingRow } from '../job-mapping.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { postingsWithCategory } from '../posting-repository.ts';
import type { ImposedPosting } from './kept-posting.ts';
import { askingOnce, type ChangedForm, memberFaults } from './member-faults.ts';
import { categoriesNamed, type NamedInFile } from './named-rows.ts';
import { formFields, sheetFieldsOf } from './sheet-fields.ts';
import { storedPosting } from './stored-posting.ts';

export interface CompareDependencies {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'findNamed'>;
  readonly catalogue: MasterCatalogue;
  readonly now: () => Date;
}

type Place = Pick<ImportScope, 'by' | 'company'>;

/** A row beside the stored posting. */
interface Paired {
  readonly row: SheetRow;
  readonly stored: PostingRow | undefined;
  readonly before: SheetFields | undefined;
  readonly fields: SheetFields;
}

interface Names {
  readonly categories: ReadonlyMap<string, NamedInFile>;
  readonly companies: ReadonlyMap<string, NamedCompany>;
}

/** Compares rows of a spreadsheet with the stored postings. Nothing is locked: what changes meanwhile is found when it is written. */
export async function compareRows(dependencies: CompareDependencies, place: Place, rows: readonly SheetRow[]): Promise<ComparedSheetRow[]> {
  const stored = await storedByKey(dependencies.db, place, rows);
  const paired = rows.map((row) =>
    pairUp(
      place,
      row,
      row.keys.map((key) => stored.get(key)).find((found) => found !== undefined),
    ),
  );
  const names = await namesIn(
    dependencies,
    place,
    paired.filter((each) => 'fields' in each),
  );
  const catalogue = askingOnce(dependencies.catalogue);
  const compared: ComparedSheetRow[] = [];
  for (const each of paired) {
    if ('fields' in each) compared.push(await compareOne({ ...dependencies, catalogue }, place, each, names));
    else compared.push({ kind: 'faulty', faults: each.faults });
  }
  return compared;
}

async function storedByKey(db: JobsDatabase, { company }: Place, rows: readonly SheetRow[]): Promise<ReadonlyMap<string, PostingRow>> {
  if (rows.length === 0) return new Map();
  const keys = rows.flatMap((row) => row.keys.map((key) => Buffer.from(key, 'hex')));
  const found = await postingsWithCategory(db)
    .selectAll('job_postings')
    .where('import_key', 'in', keys)
    .$if(company !== undefined, (some) => some.where('company_id', '=', company?.id ?? ''))
    .execute();
  return new Map(found.map((row) => [row.import_key?.toString('hex') ?? '', row]));
}

function pairUp(place: Place, row: SheetRow, stored: PostingRow | undefined): Paired | { readonly faults: readonly SheetFault[] } {
  if (place.by === 'moderator' && stored?.status === 'draft') return { faults: [{ kind: 'posting-is-draft' }] };
  const before = stored === undefined ? undefined : sheetFieldsOf(stored);
  const fields = row.fieldsAfter(before);
  if (!('title' in fields)) return { faults: fields.map((issue) => ({ kind: 'given', issue })) };
  // What was never published has no date. It gets one when it is published.
  const isUnpublished = stored !== undefined && stored.published_at === null;
  return { row, stored, before, fields: isUnpublished ? { ...fields, postedAt: null } : fields };
}

async function namesIn({ db, catalogue, companies }: CompareDependencies, { company }: Place, paired: readonly Paired[]): Promise<Names> {
  const changed = (name: 'category' | 'company'): string[] => [
    ...new Set(paired.flatMap(({ before, fields }) => (fields[name] === before?.[name] ? [] : (fields[name] ?? [])))),
  ];
  return {
    categories: await categoriesNamed(db, catalogue, changed('category')),
    companies: company === undefined ? await companies.findNamed(changed('company')) : new Map(),
  };
}

type OneNeeds = Pick<CompareDependencies, 'now'> & { readonly catalogue: Pick<MasterCatalogue, 'refused'> };

async function compareOne({ catalogue, now }: OneNeeds, place: Place, paired: Paired, names: Names): Promise<ComparedSheetRow> {
  const { row, stored, before, fields } = paired;
  const category = categoryAfter(paired, names);
  if (category?.exists === false && place.by === 'member') {
    return { kind: 'faulty', faults: [{ kind: 'category-unknown', name: category.name }] };
  }
  const formBefore = stored === undefined ? BLANK_FIELDS : fieldsOf(stored);
  const after = formFields(formBefore, fields, category?.code ?? null);
  const form = { before: formBefore, after, names: changedNames(formBefore, after) };
  const companyName = place.company === undefined && isOtherCompany(paired, names) ? fields.company : null;
  const changed = changedFields(paired, form, companyName !== null);
  const kind = stored === undefined ? 'new' : changed.length === 0 ? 'unchanged' : 'changed';
  if (place.by === 'member' && kind !== 'unchanged') {
    const faults = await memberFaults(catalogue, stored, form, now());
    if (faults.length > 0) return { kind: 'faulty', faults };
  }
  const imposed = imposedPosting(row, stored, { fields, form, category, companyName });
  return {
    kind,
    before: stored === undefined ? null : storedPosting(stored),
    after: imposed,
    stored: before,
    fields: { ...fields, category: category?.name ?? null },
    changed,
  };
}

/** The category after the import. A name that is unchanged stays with its category, whatever the code of the name is. */
function categoryAfter({ stored, before, fields }: Paired, { categories }: Names): NamedInFile | undefined {
  if (fields.category === null) return undefined;
  if (fields.category !== before?.category) return categories.get(fields.category);
  return { code: stored?.category_code ?? '', name: fields.category, exists: true };
}

function isOtherCompany({ stored, before, fields }: Paired, { companies }: Names): boolean {
  if (stored === undefined) return true;
  if (textKey(fields.company) === textKey(before?.company ?? '')) return false;
  return companies.get(fields.company)?.id !== stored.company_id;
}

/** The names of the form's fields that spreadsheets have under the same name. */
const OF_FORM = ['title', 'location', 'workMode', 'category', 'employmentType', 'salary', 'description'] as const;

function changedFields({ before, fields }: Paired, { names }: ChangedForm, isElsewhere: boolean): (keyof SheetFields)[] {
  const own = (['seniority', 'postedAt'] as const).filter((name) => (before?.[name] ?? null) !== fields[name]);
  return [...(isElsewhere ? (['company'] as const) : []), ...OF_FORM.filter((name) => names.includes(name)), ...own];
}

interface Imposed {
  readonly fields: SheetFields;
  readonly form: ChangedForm;
  readonly category: NamedInFile | undefined;
  readonly companyName: string | null;
}

function imposedPosting(row: SheetRow, stored: PostingRow | undefined, { fields, form, category, companyName }: Imposed): ImposedPosting {
  const { after, names } = form;
  return {
    id: stored?.id ?? null,
    key: row.keys[0],
    externalId: row.externalId,
    contentHash: row.contentHash,
    companyName,
    category: category === undefined ? null : { code: category.code, name: category.name, isNew: !category.exists },
    title: after.title,
    description: after.description || null,
    descriptionHtml: after.descriptionHtml || null,
    location: after.location || null,
    workMode: after.workMode || null,
    employmentType: after.employmentType || null,
    salaryMin: after.salary.min,
    salaryMax: after.salary.max,
    salaryCurrency: after.salary.currency || null,
    salaryPeriod: after.salary.period || null,
    seniority: fields.seniority,
    publishedAt: fields.postedAt,
    names: [...names],
  };
}
