import { sql } from 'kysely';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { MOST_ALTERNATIVES } from '../../contract/master-row.ts';
import type { AlternativeName, KeptValues, MasterRowDetail, MergePreview } from '../../contract/reply-schemas.ts';
import { rowMerged } from '../audit-actions.ts';
import type { Kinds } from '../kinds.ts';
import { keepFromUse, lockedRow, type Masters } from './masters.ts';
import { type MasterCall, recordChange } from './record-change.ts';
import { replaceReferences } from './references.ts';
import { fitsBelow } from './row-place.ts';
import { findRows, keptValues } from './stored-row.ts';
import { changeMany, changeRow, type KindWork } from './write-row.ts';

/** What a merge would change. */
export async function previewMerge(masters: Masters, kinds: Kinds, entity: string, code: string, into: string): Promise<MergePreview> {
  const source = kinds.of(entity);
  if (source.description.isFixed) throw new ApiFault('admin-masters.fixed');
  const [from, target] = [await masters.get(entity, code), await masters.get(entity, into)];
  const isPossible = from.code !== target.code && !target.isHidden;
  if (!isPossible || !(await fitsBelow({ own: masters.db, entity, source }, from.code, target.code))) {
    throw new ApiFault('admin-masters.merge-refused');
  }
  return { from, into: target, usedBy: from.usedBy, children: from.children, names: movedNames(from, target) };
}

/**
 * Merges a row into another one. All uses of its code are replaced, its rows move below the other row, and its names become alternative
 * names. The code leads to the other row from then on.
 */
export async function mergeRow(
  masters: Masters,
  kinds: Kinds,
  call: MasterCall,
  entity: string,
  code: string,
  { into, version }: { readonly into: string; readonly version: number },
): Promise<MasterRowDetail> {
  await masters.changeWithReferring(call, entity, async (work) => {
    if (work.source.description.isFixed) throw new ApiFault('admin-masters.fixed');
    const row = await lockedRow(work, code);
    if (row.version !== version) throw new ApiFault('conflict');
    const unchanged = await lockedRow(work, into);
    if (into === code || unchanged.isHidden || !(await fitsBelow(work, code, into))) throw new ApiFault('admin-masters.merge-refused');
    // Before the uses are replaced: a transaction may be about to store the code.
    await keepFromUse(work, [code]);
    await moveChildren(work, code, into);
    const merged: KeptValues = { ...keptValues(row), parent: null, isHidden: true, mergedInto: into, uri: null, alternatives: [] };
    for (const { uses } of kinds.usesOf(entity)) await uses.replace?.(work.transaction, code, into);
    await followMerges(work, code, into);
    await changeRow(work, row, merged, 'merged');
    await replaceReferences(work, kinds, code, into);
    // The two rows may refer to each other or to themselves.
    const target = await lockedRow(work, into);
    await changeRow(work, target, { ...keptValues(target), alternatives: joinedNames(row, target), uri: target.uri ?? row.uri }, 'merged');
    await recordChange(call, work, rowMerged, { code, before: row, after: merged });
  });
  return masters.get(entity, into);
}

async function moveChildren(work: KindWork, code: string, into: string): Promise<void> {
  const codes = await work.own
    .selectFrom('master_rows')
    .select('code')
    .where('entity', '=', work.entity)
    .where('parent', '=', code)
    .execute();
  const children = await findRows(
    work.own,
    work.entity,
    codes.map((child) => child.code),
  );
  const moves = children.map((row) => ({ row, after: { ...keptValues(row), parent: into } }));
  await changeMany(work, moves, 'moved');
}

// Codes that were merged into the row lead to the target at once, so no code leads to another merged one.
async function followMerges({ own, entity }: KindWork, code: string, into: string): Promise<void> {
  await sql`update master_rows set merged_into = ${into} where entity = ${entity} and merged_into = ${code}`.execute(own);
}

interface Names {
  readonly name: string;
  readonly names: KeptValues['names'];
  readonly alternatives: readonly AlternativeName[];
}

/** The alternative names of both rows. When there are too many, the preferred names of the merged row go before the last of the others. */
function joinedNames(row: Names, target: Names): AlternativeName[] {
  const preferred = movedNames({ ...row, alternatives: [] }, target);
  return [...target.alternatives.slice(0, MOST_ALTERNATIVES - preferred.length), ...movedNames(row, target)].slice(0, MOST_ALTERNATIVES);
}

/** The names of the row that the target does not have. */
function movedNames(row: Names, target: Names): AlternativeName[] {
  const known = new Set(allNames(target).map(keyOf));
  const moved = new Map(
    allNames(row)
      .filter((name) => !known.has(keyOf(name)))
      .map((name) => [keyOf(name), name]),
  );
  return [...moved.values()];
}

function allNames({ name, names, alternatives }: Names): AlternativeName[] {
  const languages = ['en', 'ar', 'de', 'fa', 'he'] as const;
  const preferred = languages.flatMap((language) => {
    const text = language === 'en' ? name : names[language];
    return text === undefined ? [] : [{ language, name: text, kind: 'alternative' as const }];
  });
  return [...preferred, ...alternatives];
}

function keyOf({ language, name }: AlternativeName): string {
  return `${language} ${name}`;
}
