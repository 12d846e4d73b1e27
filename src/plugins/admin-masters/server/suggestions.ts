import { createHash } from 'node:crypto';
import type { Contribution } from '#core/contract/extension-point.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { codeOf, textKey } from '#core/server/text/text-key.ts';
import type { SuggestionDecision } from '../contract/master-row.ts';
import { MOST_ALTERNATIVES } from '../contract/master-row.ts';
import type { SuggestionSource } from '../contract/master-source.ts';
import type { MasterRowDetail } from '../contract/reply-schemas.ts';
import type { Suggestion } from '../contract/schemas.ts';
import { rowCreated, rowUpdated, suggestionRefused } from './audit-actions.ts';
import type { Kinds } from './kinds.ts';
import type { MasterRowDatabase } from './master-tables.ts';
import { lockedRow, type Masters } from './rows/masters.ts';
import { type MasterCall, recordChange } from './rows/record-change.ts';
import { checkedFields } from './rows/row-checks.ts';
import { lastSort } from './rows/row-place.ts';
import { findRow, keptValues } from './rows/stored-row.ts';
import { changeRow, insertRow, type KindWork } from './rows/write-row.ts';
import { seededRow } from './seeding.ts';
import { typedTexts } from './typed-texts.ts';

const NAME_LENGTH = 120;

export interface SuggestionsDependencies {
  readonly db: MasterRowDatabase;
  readonly masters: Masters;
  readonly kinds: Pick<Kinds, 'entities'>;
  readonly sources: () => readonly Contribution<SuggestionSource>[];
}

interface SuggestionCount {
  readonly entity: string;
  readonly count: number;
}

/** Texts of users that may become rows of master data. */
export class Suggestions {
  readonly #dependencies: SuggestionsDependencies;

  constructor(dependencies: SuggestionsDependencies) {
    this.#dependencies = dependencies;
  }

  /** How many texts {@link list} has for each of these kinds, without kinds that have none. */
  async counts(entities: readonly string[]): Promise<SuggestionCount[]> {
    const typed = new Set(this.#dependencies.sources().map(({ value }) => value.entity));
    const wanted = entities.filter((entity) => typed.has(entity));
    const counted = await Promise.all(wanted.map(async (entity) => ({ entity, count: (await this.list(entity)).length })));
    return counted.filter(({ count }) => count > 0);
  }

  /** How many texts wait for a decision, of all kinds. */
  async countAll(): Promise<number> {
    const counts = await this.counts(this.#dependencies.kinds.entities);
    return counts.reduce((sum, { count }) => sum + count, 0);
  }

  /** The texts that are no name of a row and were not refused, the most frequent first. */
  async list(entity: string): Promise<Suggestion[]> {
    const { db, sources } = this.#dependencies;
    const byKey = new Map<string, { text: string; people: number }>();
    for (const { text, people } of await typedTexts(db, sources, entity)) {
      const key = textKey(text);
      if (key === '' || [...text].length > NAME_LENGTH) continue;
      const known = byKey.get(key);
      byKey.set(key, known === undefined ? { text, people } : { ...known, people: Math.max(known.people, people) });
    }
    const settled = await settledKeys(db, entity, [...byKey.keys()]);
    return [...byKey]
      .filter(([key]) => !settled.has(key))
      .map(([key, { text, people }]) => ({ id: idOf(entity, key), text, people }))
      .sort((one, other) => other.people - one.people);
  }

  /** @throws ApiFault not-found for a text that is no longer suggested */
  async decide(call: MasterCall, entity: string, id: string, decision: SuggestionDecision): Promise<{ row: MasterRowDetail | null }> {
    const { masters } = this.#dependencies;
    const suggestion = (await this.list(entity)).find((one) => one.id === id);
    if (suggestion === undefined) throw new ApiFault('not-found');
    const { text } = suggestion;
    const code = await masters.change(call, entity, async (work) => {
      // Another administrator may have decided meanwhile.
      if ((await settledKeys(work.own, entity, [textKey(text)])).size > 0) throw new ApiFault('not-found');
      if (decision.decision === 'add') return addRow(call, work, text);
      if (decision.decision === 'alias') return addName(call, work, decision.of, text);
      await refuse(call, work, text);
      return undefined;
    });
    return { row: code === undefined ? null : await masters.get(entity, code) };
  }
}

async function settledKeys(db: MasterRowDatabase, entity: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const names = db.selectFrom('master_names').select('key').where('entity', '=', entity).where('key', 'in', keys);
  const refusals = db.selectFrom('master_refusals').select('key').where('entity', '=', entity).where('key', 'in', keys);
  const found = await Promise.all([names.execute(), refusals.execute()]);
  return new Set(found.flat().map(({ key }) => key));
}

/** A UUID (version 8) made from the text, so that a suggestion has the same id at each request. */
function idOf(entity: string, key: string): string {
  const hex = createHash('sha256').update(`${entity}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function addRow(call: MasterCall, work: KindWork, text: string): Promise<string> {
  const { source } = work;
  if (source.description.isFixed) throw new ApiFault('admin-masters.fixed');
  const code = await freeCode(work, text);
  // A kind with a field that must be filled in takes the text only as an alternative name.
  await checkedFields(work.own, source.description, {}, {});
  const seed = seededRow(source.description, { code, name: text, names: {} }, 0);
  const after = { ...keptValues(seed), sort: await lastSort(work, null) };
  await insertRow(work, code, after, 'created');
  await recordChange(call, work, rowCreated, { code, before: null, after });
  return code;
}

/** The code of the name, with a number if it is too short or another row has it. */
async function freeCode({ own, entity }: KindWork, text: string): Promise<string> {
  const latin = (codeOf(text) ?? '').replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  const base = latin.slice(0, 58).replace(/-$/, '') || 'row';
  for (let number = 1; ; number += 1) {
    const code = number === 1 && latin.length > 1 ? base : `${base}-${number}`;
    if ((await findRow(own, entity, code)) === undefined) return code;
  }
}

async function addName(call: MasterCall, work: KindWork, of: string, text: string): Promise<string> {
  const row = await lockedRow(work, of);
  if (row.alternatives.length >= MOST_ALTERNATIVES) throw new ApiFault('conflict');
  const alternatives = [...row.alternatives, { language: 'en' as const, name: text, kind: 'alternative' as const }];
  const after = { ...keptValues(row), alternatives };
  await changeRow(work, row, after, 'updated');
  await recordChange(call, work, rowUpdated, { code: of, before: row, after });
  return of;
}

async function refuse({ actor, audit }: MasterCall, { own, entity, transaction }: KindWork, text: string): Promise<void> {
  await own
    .insertInto('master_refusals')
    .values({ entity, key: textKey(text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (actor.role === 'admin') await audit(transaction, suggestionRefused, { subjectId: entity, changes: { text: [null, text] } });
}
