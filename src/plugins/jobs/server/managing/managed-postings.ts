import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { ManagedQuery } from '../../contract/managing.ts';
import type { PostingWork } from '../../contract/posting-references.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { type ManagedRow, toManagedJob } from '../job-mapping.ts';
import type { JobsDatabase } from '../job-tables.ts';
import type { SeenPosting } from '../posting-access.ts';
import type { ReviewRule } from '../review-rule.ts';
import { withLacks } from './draft-lacks.ts';
import { type ManagedFilter, type ManagedPart, ManagedRows } from './managed-rows.ts';
import type { SeenDrafts } from './seen-drafts.ts';

export interface ManagedPostingsDependencies {
  readonly db: JobsDatabase;
  readonly catalogue: Pick<MasterCatalogue, 'refused'>;
  readonly review: ReviewRule;
  /** Who knows which postings wait for their company. A function, because plugins have contributed only when the server runs. */
  readonly work: () => readonly PostingWork[];
  readonly now: () => Date;
  /** Key for the cursors of the list. */
  readonly cursorKey: Buffer;
}

/** Whose postings a list has: those of some companies for their members, or all for administrators. */
export interface ManagedScope {
  /** `undefined` for the postings of all companies. */
  readonly companies: readonly string[] | undefined;
  readonly by: SeenPosting['by'];
  readonly userId: string;
  /** Whose drafts the list has. */
  readonly drafts: SeenDrafts;
}

type Position = readonly [part: number, at: string, id: string];

const positionSchema: z.ZodType<Position> = z.tuple([z.number().int().min(0).max(2), instantSchema, idSchema]);

/** A row and the part of the list in which it is. */
interface Placed {
  readonly row: ManagedRow;
  readonly part: number;
}

/** The list of postings for those who manage or review them. */
export class ManagedPostings {
  readonly #dependencies: ManagedPostingsDependencies;
  readonly #cursors: CursorCodec<Position>;
  readonly #rows: ManagedRows;

  constructor(dependencies: ManagedPostingsDependencies) {
    this.#dependencies = dependencies;
    this.#rows = new ManagedRows(dependencies.db);
    this.#cursors = cursorCodec(dependencies.cursorKey, 'jobs.managed', positionSchema);
  }

  /** @throws ApiFault forbidden when a member asks for reported postings or those of a user, which only administrators see */
  async page(scope: ManagedScope, query: ManagedQuery): Promise<Page<ManagedJob>> {
    const { review, now } = this.#dependencies;
    const position = this.#cursors.decode(query);
    if ((query.reported === true || query.author !== undefined) && scope.companies !== undefined) throw new ApiFault('forbidden');
    if (scope.companies?.length === 0) return { items: [], nextCursor: null };
    const at = now();
    const parts = partsOf(scope, query);
    const waiting = parts.includes('todo') ? await this.#waitingOf(scope.companies ?? []) : [];
    const found = await this.#find({ ...scope, ...filtersOf(query), waiting, now: at }, { parts, position, limit: query.limit + 1 });
    const page = pageOf(found, query.limit, ({ row, part }) => {
      const time = parts[part] === 'dated' ? (row.expires_at ?? row.created_at) : row.created_at;
      return this.#cursors.encode([part, time.toISOString(), row.id], query);
    });
    const reviewed = await review.reviewsOf(page.items.map(({ row }) => row.company_id));
    const reading = { by: scope.by, userId: scope.userId, now: at };
    const items = page.items.map(({ row }) => toManagedJob(row, { ...reading, review: reviewed(row.company_id) }));
    return { ...page, items: await withLacks(this.#dependencies, items, at) };
  }

  async #waitingOf(companies: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const { waitingOf } of this.#dependencies.work()) ids.push(...(await waitingOf(companies)));
    return ids;
  }

  /** Reads the parts one after another, until the page is full. */
  async #find(
    filter: ManagedFilter,
    { parts, position, limit }: { readonly parts: readonly ManagedPart[]; readonly position: Position | undefined; readonly limit: number },
  ): Promise<Placed[]> {
    const found: Placed[] = [];
    const [first, at, id] = position ?? [0];
    for (const [part, name] of parts.entries()) {
      if (part < first || found.length === limit) continue;
      const after = part === first && at !== undefined && id !== undefined ? { at: new Date(at), id } : undefined;
      const rows = await this.#rows.find(filter, { part: name, after, limit: limit - found.length });
      found.push(...rows.map((row) => ({ row, part })));
    }
    return found;
  }
}

function filtersOf(query: ManagedQuery): Omit<ManagedFilter, 'companies' | 'drafts' | 'waiting' | 'now'> {
  const { status, q, reported, author, lacks } = query;
  return { status, q, reported, author, lacks, importId: query.import };
}

function partsOf({ companies }: ManagedScope, { status, sort, reported, author }: ManagedQuery): readonly ManagedPart[] {
  if (sort === 'expiry') return ['dated', 'undated'];
  if (sort !== 'todo') return ['all'];
  if (companies !== undefined) return ['todo', 'calm', 'drafts'];
  return status === undefined && reported !== true && author === undefined ? ['waiting', 'others'] : ['all'];
}
