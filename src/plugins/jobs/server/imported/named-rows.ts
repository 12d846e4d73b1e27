import { codeOf, textKey } from '#core/server/text/text-key.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { jobCategories } from '../../contract/master-kinds.ts';
import type { JobsDatabase } from '../job-tables.ts';

/** A category of a file. One that does not exist has a code that no row has. */
export interface NamedInFile {
  readonly code: string;
  readonly name: string;
  readonly exists: boolean;
}

/** The categories that the names of a file mean. Names without letters and digits have none. */
export async function categoriesNamed(
  db: JobsDatabase,
  catalogue: MasterCatalogue,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedInFile>> {
  const codes = await catalogue.meantBy(jobCategories.entity, names);
  const rows = await rowsOf(db, catalogue, [...new Set(codes.values())]);
  return new Map(
    names
      .filter((name) => codeOf(name) !== undefined)
      .map((name) => {
        const found = rows.get(codes.get(name) ?? '');
        return [name, found === undefined ? { code: `+${textKey(name)}`, name, exists: false } : { ...found, exists: true }];
      }),
  );
}

async function rowsOf(
  db: JobsDatabase,
  catalogue: MasterCatalogue,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Omit<NamedInFile, 'exists'>>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('job_categories').select(['code', 'name']).where('code', 'in', codes).execute();
  const found = new Map(rows.map((row) => [row.code, row]));
  const merged = await catalogue.namesOf(
    jobCategories.entity,
    codes.filter((code) => !found.has(code)),
  );
  for (const [asked, { code, name }] of merged) found.set(asked, { code, name });
  return found;
}
