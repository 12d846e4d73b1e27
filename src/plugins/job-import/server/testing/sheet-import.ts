import type { Actor } from '#core/contract/actor.ts';
import type { Issue } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { decidedForm, FormNotes } from '#core/server/spreadsheets/written/form-notes.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import {
  type ComparedRow,
  type ImportCheck,
  type ImportPlace,
  type ImportTarget,
  type ImportWriter,
  importTargets,
  type KeptJson,
  type KeyedRow,
  type MappedRow,
  type PlaceAccess,
  type RevertResult,
  type WritableRow,
  type WrittenRow,
} from '#plugins/imports/contract/import-target.ts';
import type { ColumnSource } from '#plugins/imports/contract/mapping-schemas.ts';
import type { ColumnChange } from '#plugins/imports/contract/schemas.ts';

let targets: () => readonly ImportTarget[];

/** A plugin that has the targets of imports, like the core. */
export const importing = defineServerPlugin({
  id: 'importing',
  requires: ['job-import'],
  setup: (kernel) => {
    targets = () => kernel.contributions(importTargets).flatMap(({ id, value }) => (id === 'job-import.postings' ? [value] : []));
    return {};
  },
});

/** Opens a place of the target. */
export function openPlace(actor: Actor, place: string): Promise<PlaceAccess> {
  const [target] = targets();
  if (target === undefined) throw new Error('The target is missing');
  return target.open(actor, place);
}

/** @throws Error unless the place is open */
export async function openedPlace(actor: Actor, place: string): Promise<ImportPlace> {
  const access = await openPlace(actor, place);
  if (access.kind !== 'open') throw new Error(`The place is ${access.kind}`);
  return access.place;
}

/** The rows of a file: texts by header. Every row has the same headers. */
export type SheetRows = readonly Readonly<Record<string, string>>[];

/** A fault with its line. */
export interface LineFault {
  readonly line: number;
  readonly issue: Issue;
}

/** What a check found. */
export interface Checked {
  readonly counts: { new: number; changed: number; unchanged: number; faulty: number; hidden: number };
  readonly faults: readonly LineFault[];
  readonly changes: ReadonlyMap<string, readonly ColumnChange[]>;
  readonly writable: readonly WritableRow[];
}

export interface SheetOptions {
  readonly hidesMissing?: boolean;
  /** Beside the guessed ones. */
  readonly sources?: Readonly<Record<string, ColumnSource>>;
}

const PORTION = 300;

/** Checks rows as the engine does: all are read, then all are compared, then the missing ones are asked for. */
export async function checkSheet(
  place: ImportPlace,
  rows: SheetRows,
  { hidesMissing = false, sources = {} }: SheetOptions = {},
): Promise<Checked> {
  const mapping = { ...place.guess?.(Object.keys(rows[0] ?? {})), ...sources };
  const check = place.check({ ids: new Set(Object.keys(mapping)), hidesMissing, forms: formsOf(place, rows, mapping) });
  const faults: LineFault[] = [];
  const { readable, titles } = readAll(
    check,
    rows.map((row, at) => mappedRow(at + 2, row, mapping)),
    faults,
  );
  const counts = { new: 0, changed: 0, unchanged: 0, faulty: faults.length, hidden: 0 };
  const changes = new Map<string, readonly ColumnChange[]>();
  const writable: WritableRow[] = [];
  for (let at = 0; at < readable.length; at += PORTION) {
    const portion = readable.slice(at, at + PORTION);
    for (const [index, row] of (await check.compare(portion)).entries()) take(row, portion[index]);
  }
  if (hidesMissing) {
    for await (const portion of check.missing()) {
      counts.hidden += portion.length;
      writable.push(...portion.map((row) => ({ kind: 'hidden' as const, ...row })));
    }
  }
  return { counts, faults, changes, writable };

  function take(row: ComparedRow, read: KeyedRow | undefined): void {
    const { key = '', line = 0 } = read ?? {};
    counts[row.kind] += 1;
    if (row.kind === 'faulty') faults.push(...row.issues.map((issue) => ({ line, issue })));
    else if (row.kind !== 'unchanged') {
      changes.set(titles.get(key) ?? '', row.changes);
      writable.push({ kind: row.kind, key, before: kept(row.before), after: kept(row.after) ?? {} });
    }
  }
}

/** As the engine finds them: from the cells of each column. */
function formsOf(place: ImportPlace, rows: SheetRows, mapping: Readonly<Record<string, ColumnSource>>) {
  const language = place.decimalOf?.(Object.keys(rows[0] ?? {}));
  return new Map(
    Object.entries(mapping).flatMap(([id, source]) => {
      if (source.kind === 'fixed') return [];
      const notes = new FormNotes();
      for (const row of rows) notes.add(row[source.label] ?? '', false);
      return [[id, decidedForm(notes.noted, language)] as const];
    }),
  );
}

/** As the engine keeps it: in the database, as JSON. */
function kept(json: KeptJson | null): KeptJson | null {
  return JSON.parse(JSON.stringify(json)) as KeptJson | null;
}

function readAll(check: ImportCheck, rows: readonly MappedRow[], faults: LineFault[]) {
  const lineOf = new Map<string, number>();
  const titles = new Map<string, string>();
  const readable: KeyedRow[] = [];
  for (const row of rows) {
    const read = check.read(row);
    if (read.kind === 'faulty') faults.push(...read.issues.map((issue) => ({ line: row.line, issue })));
    else if (lineOf.has(read.key)) faults.push({ line: row.line, issue: { path: '', code: 'imports.twice', message: '' } });
    else {
      lineOf.set(read.key, row.line);
      titles.set(read.key, read.title);
      readable.push({ line: row.line, key: read.key, value: kept(read.value) ?? {} });
    }
  }
  return { readable, titles };
}

function mappedRow(line: number, row: Readonly<Record<string, string>>, mapping: Readonly<Record<string, ColumnSource>>): MappedRow {
  const cells = Object.entries(mapping).map(([id, source]): [string, string[]] => {
    const text = source.kind === 'fixed' ? source.value : (row[source.label] ?? '');
    return [id, text === '' ? [] : [text]];
  });
  return { line, cells: new Map(cells) };
}

/** Works in a transaction, as the engine does. */
function writing<Result>(
  api: TestServer,
  actor: Actor,
  place: ImportPlace,
  act: (writer: ImportWriter) => Promise<Result>,
  at = new Date(),
): Promise<Result> {
  return inTransaction(api.db, async (_own, transaction: Transaction) => {
    const writer = await place.write({ transaction, actor, importId: '0198a2b4-0000-7000-8000-000000000001', at });
    return act(writer);
  });
}

/** Writes what a check found, and returns it with what was written. */
export async function applySheet(
  api: TestServer,
  actor: Actor,
  place: ImportPlace,
  { writable }: Checked,
  at?: Date,
): Promise<WrittenRow[]> {
  const written = await writing(api, actor, place, (writer) => writer.apply(writable), at);
  return writable.map((row, index) => ({ ...row, written: kept(written[index] ?? null) ?? {} }));
}

/** Takes an import back. */
export function undoSheet(
  api: TestServer,
  actor: Actor,
  place: ImportPlace,
  rows: readonly WrittenRow[],
  at?: Date,
): Promise<readonly RevertResult[]> {
  return writing(api, actor, place, (writer) => writer.revert(rows.toReversed()), at);
}
