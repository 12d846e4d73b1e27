import type { RawBuilder } from 'kysely';
import type { CountedPage } from '#core/contract/paging.ts';
import { idSchema, z } from '#core/contract/schema.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { runPrepared } from '#core/server/db/prepared.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import type { ManagedFilters, ManagedOrder } from '../../contract/managed/managed-companies.ts';
import type { ManagedCompany } from '../../contract/managed/managed-schemas.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import { companyQuery } from '../company-words.ts';
import { verifiedOfRow } from '../verified-mark.ts';
import { isLate } from './late.ts';
import {
  countedManaged,
  type ManagedFilter,
  type ManagedPosition,
  type ManagedRow,
  managedConditions,
  managedListQuery,
} from './managed-list-query.ts';

interface ManagedListDependencies {
  readonly db: EmployerDatabase;
  /** Key for the cursors. */
  readonly cursorKey: Buffer;
  /** Whether a plugin has postings. */
  readonly hasJobs: () => boolean;
  readonly now: () => Date;
}

interface ListQuery extends ManagedFilters {
  readonly sort?: ManagedOrder | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly count?: 'only' | undefined;
}

const positionSchema: z.ZodType<ManagedPosition> = z.object({ waiting: z.string(), key: z.string(), id: idSchema, jobs: z.int() });

/** The list of companies for administrators. */
export class ManagedList {
  readonly #dependencies: ManagedListDependencies;
  readonly #position: CursorCodec<ManagedPosition>;

  constructor(dependencies: ManagedListDependencies) {
    this.#dependencies = dependencies;
    this.#position = cursorCodec(dependencies.cursorKey, 'employer.managed', positionSchema);
  }

  /** @throws ApiFault forbidden for the companies of a user, unless the caller may read users */
  async page(query: ListQuery, abilities: Abilities): Promise<CountedPage<ManagedCompany>> {
    const { sort = 'waiting', limit } = query;
    const after = this.#position.decode(query);
    const filter = filterOf(query, abilities);
    if (query.count === 'only') return countedPage(this.#dependencies.db, countedManaged(filter));
    const rows = await this.#rowsOf(managedListQuery({ filter, sort, after, rows: limit + 1 }), filter);
    const page = pageOf(rows, limit, (row) => this.#position.encode(positionOf(row), query));
    return { ...page, items: page.items.map((row) => this.#toManaged(row)) };
  }

  /** The statements without filters are prepared. */
  async #rowsOf(statement: RawBuilder<ManagedRow>, filter: ManagedFilter): Promise<readonly ManagedRow[]> {
    const { db } = this.#dependencies;
    if (managedConditions(filter).length === 0) return runPrepared(db, { compile: () => statement.compile(db) });
    return (await statement.execute(db)).rows;
  }

  #toManaged(row: ManagedRow): ManagedCompany {
    const { now, hasJobs } = this.#dependencies;
    return {
      id: row.id,
      name: row.name,
      country: row.country,
      website: row.website,
      logoFileId: row.logo_file_id,
      verified: verifiedOfRow(row),
      openJobs: hasJobs() ? row.open_jobs : null,
      state: row.verification,
      waitingSince: row.waiting_since?.toISOString() ?? null,
      isLate: row.waiting_since !== null && isLate(row.waiting_since, now()),
      members: row.members,
      origin: row.origin,
      createdAt: row.created_at.toISOString(),
    };
  }
}

function filterOf({ q = '', owner, state, origin, members }: ManagedFilters, abilities: Abilities): ManagedFilter {
  if (owner !== undefined && !abilities.mayInGeneral('read', 'user')) throw new ApiFault('forbidden');
  // No company has a text without letters and digits.
  return { words: q === '' ? undefined : (companyQuery(q) ?? null), owner, state, origin, members };
}

function positionOf(row: ManagedRow): ManagedPosition {
  return { waiting: row.waiting_since?.toISOString() ?? 'infinity', key: row.name_key, id: row.id, jobs: row.open_jobs };
}
