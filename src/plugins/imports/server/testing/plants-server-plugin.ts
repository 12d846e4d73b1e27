import { sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Database } from '#core/server/db/database.ts';
import type { Migration } from '#core/server/db/migration.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import {
  type ComparedRow,
  type ImportPlace,
  type ImportWriter,
  importTargets,
  type KeptJson,
  type KeyedRow,
  type ReadRow,
  type RevertResult,
  type WritableRow,
  type WriteWork,
  type WrittenRow,
} from '../../contract/import-target.ts';
import type { ImportColumn } from '../../contract/schemas.ts';

/** The query of the calls for the garden. */
export const GARDEN = Object.freeze({ target: 'plants.beds', place: 'garden' });

/** Users who lost their right to the garden. */
export const withdrawn = new Set<string>();

/** Called at moments of the work. A test sets its functions, to change something or to fail. */
export const moments: { compare?: () => Promise<void>; apply?: () => Promise<void>; revert?: () => Promise<void> } = {};

/** A stored plant. `uses` above 0 means that something needs it. */
export interface Plant {
  readonly code: string;
  readonly name: string;
  readonly colours: string[];
  readonly host: string | null;
  readonly isHidden: boolean;
  readonly uses: number;
}

const createPlants: Migration = {
  id: 'plants/0001-create-plants',
  up: async (db) => {
    await sql`create table plants (
      code text primary key, name text not null, colours text[] not null default '{}', host text references plants (code),
      is_hidden boolean not null default false, uses integer not null default 0)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table plants`.execute(db);
  },
};

const COLUMNS: readonly ImportColumn[] = [
  column({ id: 'code', title: 'Code', kind: 'text', isNeeded: true, example: 'rose' }),
  column({ id: 'name', title: 'Name', kind: 'text', isNeeded: true, example: 'Rose', spellings: ['label', 'preferredLabel'] }),
  column({ id: 'colours', title: 'Colours', kind: 'list', example: 'red;white' }),
  column({ id: 'host', title: 'Host', kind: 'text', example: 'oak' }),
  column({ id: 'size', title: 'Size', kind: 'choice', choices: ['small', 'tall'], example: 'tall' }),
];

function column(given: Partial<ImportColumn> & Pick<ImportColumn, 'id' | 'title' | 'kind' | 'example'>): ImportColumn {
  return { help: `The ${given.title.toLowerCase()} of the plant.`, isNeeded: false, spellings: [], ...given };
}

/** The plants by code. */
export async function plantsIn(db: Database): Promise<Plant[]> {
  const { rows } = await sql<Plant>`
    select code, name, colours, host, is_hidden as "isHidden", uses from plants order by code`.execute(db);
  return rows;
}

/** A plugin for tests of imports. Candidates and visitors have no garden. Plants are found again by their code. */
export const plantsServerPlugin = defineServerPlugin({
  id: 'plants',
  requires: ['imports'],
  summary: 'Plants.',
  migrations: [createPlants],
  setup: ({ db }) => ({
    contributes: [
      importTargets.add(GARDEN.target, 10, {
        pageOf: (place, id) => `/${place}?import=${id}`,
        open: async ({ role, isFullAdmin, userId }, place) => {
          if (place !== GARDEN.place || (role !== 'employer' && !isFullAdmin)) return { kind: 'absent' };
          return withdrawn.has(userId) ? { kind: 'forbidden' } : { kind: 'open', place: garden(db) };
        },
        forOperator: () => garden(db),
      }),
    ],
  }),
});

function garden(db: Database): ImportPlace<Actor | null> {
  return {
    columns: COLUMNS,
    canHideMissing: true,
    guess: (labels) => (labels.includes('Habitat') ? { size: { kind: 'fixed', value: 'tall' } } : {}),
    check: ({ ids }) => {
      const seen = new Set<string>();
      return {
        read: ({ cells }): ReadRow => {
          const code = cells.get('code')?.[0] ?? '';
          const name = cells.get('name')?.[0] ?? '';
          if (code !== '') seen.add(code);
          if (code === '') return { kind: 'faulty', issues: [issueAt('code', 'This is required.')] };
          const value = { code, name, colours: cells.get('colours') ?? [], host: cells.get('host')?.[0] ?? null };
          return { kind: 'read', key: code, title: name, value };
        },
        compare: async (rows) => {
          await moments.compare?.();
          const stored = await byCode(
            db,
            rows.map(({ key }) => key),
          );
          return rows.map((row) => compared(row, stored.get(row.key), ids, seen));
        },
        missing: async function* () {
          const left = (await plantsIn(db)).filter(({ code, isHidden }) => !seen.has(code) && !isHidden);
          yield left.map((plant) => ({ key: plant.code, title: plant.name, before: asJson(plant), after: { ...plant, isHidden: true } }));
        },
      };
    },
    write: async (work) => writer(work),
  };
}

function asJson(plant: Plant): KeptJson {
  return { ...plant };
}

async function byCode(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, Plant>> {
  return new Map((await plantsIn(db)).filter(({ code }) => codes.includes(code)).map((plant) => [plant.code, plant]));
}

function compared({ key, value }: KeyedRow, stored: Plant | undefined, ids: ReadonlySet<string>, seen: ReadonlySet<string>): ComparedRow {
  const host = value.host as string | null;
  if (host !== null && !seen.has(host)) return { kind: 'faulty', issues: [issueAt('host', 'There is no such plant.')] };
  const given = Object.fromEntries(Object.entries(value).filter(([field]) => ids.has(field)));
  const after = { code: key, colours: [], host: null, isHidden: false, uses: 0, ...stored, ...given };
  const changes = ['name', 'colours', 'host'].flatMap((field) => {
    const [before, now] = [textOf(stored?.[field as 'name']), textOf(Reflect.get(after, field))];
    return before === now ? [] : [{ column: field, before, after: now }];
  });
  const kind = stored === undefined ? 'new' : changes.length === 0 ? 'unchanged' : 'changed';
  return { kind, before: stored === undefined ? null : asJson(stored), after, changes, rank: host === null ? 0 : 1 };
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}

function writer({ transaction }: Pick<WriteWork, 'transaction'>): ImportWriter {
  const own = tablesIn(transaction);
  const set = async ({ code, name, colours, host, isHidden }: Plant): Promise<void> => {
    await sql`
      insert into plants (code, name, colours, host, is_hidden) values (${code}, ${name}, ${colours}, ${host}, ${isHidden})
      on conflict (code) do update set name = ${name}, colours = ${colours}, host = ${host}, is_hidden = ${isHidden}`.execute(own);
  };
  const stored = async (code: string): Promise<Plant | undefined> => (await byCode(own, [code])).get(code);
  return {
    apply: async (rows: readonly WritableRow[]) => {
      await moments.apply?.();
      for (const { key, before, after } of rows) {
        if (JSON.stringify((await stored(key)) ?? null) !== JSON.stringify(before === null ? null : ordered(before)))
          throw new ApiFault('conflict');
        await set(ordered(after));
      }
      return rows.map(({ after }) => ({ ...ordered(after) }));
    },
    revert: async (rows: readonly WrittenRow[]) => {
      await moments.revert?.();
      const results: RevertResult[] = [];
      for (const row of rows) {
        const now = await stored(row.key);
        if (now === undefined || JSON.stringify({ ...now, uses: 0 }) !== JSON.stringify({ ...ordered(row.written), uses: 0 })) {
          results.push('kept');
        } else if (row.before !== null) {
          await set(ordered(row.before));
          results.push('reverted');
        } else if (now.uses > 0) {
          await set({ ...now, isHidden: true });
          results.push('hidden');
        } else {
          await sql`delete from plants where code = ${row.key}`.execute(own);
          results.push('reverted');
        }
      }
      return results;
    },
  };
}

/** The fields in one order: the database may return them in another one. */
function ordered(json: KeptJson): Plant {
  const { code, name, colours, host, isHidden, uses } = json as unknown as Plant;
  return { code, name, colours, host, isHidden, uses };
}
