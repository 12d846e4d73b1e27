import { codeOf } from '#core/server/text/text-key.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { jobCategories } from '../../contract/master-kinds.ts';
import type { JobsDatabase } from '../job-tables.ts';

/** A category of a file. One that does not exist has the code that it would get. */
export interface NamedInFile {
  readonly code: string;
  readonly name: string;
  readonly exists: boolean;
}

/**
 * The categories of a file by name. A name means the category with the code of the name, or else the only one that has the name in any
 * language. The name of a merged category means the other one. Names without letters and digits have no category.
 */
export async function categoriesNamed(
  db: JobsDatabase,
  catalogue: MasterCatalogue,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedInFile>> {
  const codeOfName = new Map(names.flatMap((name) => pair(name, codeOf(name))));
  const byCode = await rowsOf(db, catalogue, [...new Set(codeOfName.values())]);
  const others = names.filter((name) => !byCode.has(codeOfName.get(name) ?? ''));
  const codesOfName = await catalogue.codesOf(jobCategories.entity, others);
  const byName = await rowsOf(db, catalogue, [...new Set([...codesOfName.values()].flat())]);
  return new Map(
    [...codeOfName].map(([name, code]) => {
      const codes = codesOfName.get(name) ?? [];
      const found = byCode.get(code) ?? (codes.length === 1 ? byName.get(codes[0] ?? '') : undefined);
      return [name, found === undefined ? { code, name, exists: false } : { ...found, exists: true }];
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

function pair(name: string, code: string | undefined): [string, string][] {
  return code === undefined ? [] : [[name, code]];
}
