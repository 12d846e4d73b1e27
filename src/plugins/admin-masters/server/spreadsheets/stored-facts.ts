import { type RawBuilder, sql } from 'kysely';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { findRows, type StoredRow } from '../rows/stored-row.ts';
import type { TreeRow } from './row-tree.ts';

/** What a check needs to know of all stored rows of a kind. */
export interface KindFacts {
  /** By code, merged rows too. */
  readonly rows: ReadonlyMap<string, TreeRow>;
  /** The highest place below each parent; the key of the top level is `null`. */
  readonly lastSorts: Map<string | null, number>;
}

export async function kindFacts(db: MasterRowDatabase, entity: string): Promise<KindFacts> {
  const { rows } = await sql<TreeRow & { readonly code: string; readonly sort: number }>`
    select code, parent, sort, is_hidden as "isHidden", merged_into is not null as "isMerged" from master_rows
    where entity = ${entity}`.execute(db);
  const byCode = new Map<string, TreeRow>();
  const lastSorts = new Map<string | null, number>();
  await mapInPieces(rows, ({ code, parent, sort, isHidden, isMerged }) => {
    byCode.set(code, { parent, isHidden, isMerged });
    if (!isMerged) lastSorts.set(parent, Math.max(lastSorts.get(parent) ?? 0, sort));
  });
  return { rows: byCode, lastSorts };
}

/** How rows of a file name stored rows. */
export interface RowNames {
  readonly codes: readonly string[];
  readonly uris: readonly string[];
  /** English names. */
  readonly names: readonly string[];
}

/** The stored rows that rows of a file mean. */
export interface FoundRows {
  readonly byCode: ReadonlyMap<string, StoredRow>;
  readonly codeOfUri: ReadonlyMap<string, string>;
  /** Codes by the key of the English name; several for an ambiguous name. */
  readonly codesOfName: ReadonlyMap<string, readonly string[]>;
}

export async function foundRows(db: MasterRowDatabase, entity: string, { codes, uris, names }: RowNames): Promise<FoundRows> {
  const [ofUris, ofNames] = await Promise.all([codesOfUris(db, entity, uris), codesOfNames(db, entity, names)]);
  const all = [...codes, ...ofUris.values(), ...[...ofNames.values()].flat()];
  const rows = await findRows(db, entity, [...new Set(all)]);
  return { byCode: new Map(rows.map((row) => [row.code, row])), codeOfUri: ofUris, codesOfName: ofNames };
}

/** One parameter instead of one for each text. */
function anyOf(texts: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...new Set(texts)]})`;
}

async function codesOfUris(db: MasterRowDatabase, entity: string, uris: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uris.length === 0) return new Map();
  const rows = await db
    .selectFrom('master_rows')
    .select(['code', 'uri'])
    .where('entity', '=', entity)
    .where('uri', '=', anyOf(uris))
    .execute();
  return new Map(rows.flatMap(({ code, uri }) => (uri === null ? [] : [[uri, code] as const])));
}

async function codesOfNames(db: MasterRowDatabase, entity: string, names: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('master_names')
    .select(['code', 'key'])
    .where('entity', '=', entity)
    .where('kind', '=', 'preferred')
    .where('language', '=', 'en')
    .where('key', '=', anyOf(names.map((name) => textKey(name))))
    .execute();
  const byKey = new Map<string, string[]>();
  for (const { code, key } of rows) byKey.set(key, [...(byKey.get(key) ?? []), code]);
  return byKey;
}

/** Those of the codes that forms offer, in a kind. */
export async function offeredCodes(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('master_rows')
    .select('code')
    .where('entity', '=', entity)
    .where('code', '=', anyOf(codes))
    .where('is_hidden', '=', false)
    .execute();
  return new Set(rows.map(({ code }) => code));
}
