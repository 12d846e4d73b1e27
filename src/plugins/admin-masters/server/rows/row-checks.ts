import { issueAt } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterDescription, MasterValues } from '../../contract/define-master.ts';
import { valuesSchemaOf } from '../../contract/field-schemas.ts';
import { masterIssues } from '../../contract/issues.ts';
import type { OtherNames } from '../../contract/master-row.ts';
import type { AlternativeName } from '../../contract/reply-schemas.ts';
import type { MasterRowDatabase } from '../master-tables.ts';

/** A refusal of one field. */
export function refused(path: string, code: keyof typeof masterIssues): ApiFault {
  return new ApiFault('invalid', [issueAt(path, masterIssues[code])]);
}

/**
 * The values of the fields, checked by the description of the kind. Codes of other kinds must exist, unless the row already had them.
 *
 * @throws ApiFault invalid, with one issue for each wrong field
 */
export async function checkedFields(
  db: MasterRowDatabase,
  description: MasterDescription,
  given: MasterValues,
  before: MasterValues,
): Promise<MasterValues> {
  const parsed = valuesSchemaOf(description).safeParse(given);
  if (!parsed.success) {
    throw new ApiFault(
      'invalid',
      parsed.error.issues.map((issue) => issueOf({ ...issue, path: ['fields', ...issue.path] })),
    );
  }
  await checkReferences(db, description, parsed.data, before);
  return parsed.data;
}

/** @throws ApiFault invalid for a code of another kind that is not there or hidden, unless the row already had it */
export async function checkReferences(
  db: MasterRowDatabase,
  description: MasterDescription,
  values: MasterValues,
  before: MasterValues,
): Promise<void> {
  for (const field of description.fields) {
    if (field.kind !== 'reference') continue;
    const known = new Set(codesIn(before[field.name]));
    const codes = codesIn(values[field.name]).filter((code) => !known.has(code));
    if (!(await allExist(db, field.entity, codes))) throw refused(`fields.${field.name}`, 'admin-masters.reference-unknown');
  }
}

function codesIn(value: MasterValues[string] | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}

async function allExist(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return true;
  const found = await db
    .selectFrom('master_rows')
    .select('code')
    .where('entity', '=', entity)
    .where('code', 'in', codes)
    .where('is_hidden', '=', false)
    .execute();
  return found.length === new Set(codes).size;
}

/** @throws ApiFault invalid when another row has the address */
export async function checkUri(db: MasterRowDatabase, entity: string, code: string, uri: string | null): Promise<void> {
  if (uri === null) return;
  const other = db.selectFrom('master_rows').select('code').where('entity', '=', entity).where('uri', '=', uri).where('code', '<>', code);
  if ((await other.executeTakeFirst()) !== undefined) throw refused('uri', 'admin-masters.uri-taken');
}

/** @throws ApiFault invalid when the row has a name twice in one language */
export function checkNames(name: string, names: OtherNames, alternatives: readonly AlternativeName[]): void {
  const seen = new Set(Object.entries({ en: name, ...names }).map(([language, text]) => `${language} ${text}`));
  for (const [index, one] of alternatives.entries()) {
    const key = `${one.language} ${one.name}`;
    if (seen.has(key)) throw refused(`alternatives.${index}.name`, 'admin-masters.name-taken');
    seen.add(key);
  }
}

/** Names without the languages that have none. */
export function givenNames(names: OtherNames): OtherNames {
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => name !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
