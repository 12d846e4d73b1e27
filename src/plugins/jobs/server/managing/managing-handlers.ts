import { can } from '#core/server/access/policy.ts';
import { allRows } from '#core/server/http/all-rows.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { TtlCache } from '#core/server/load/ttl-cache.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import {
  copyJobContract,
  copyJobsContract,
  countManagedJobsContract,
  countOpenApplicationsContract,
  createDraftContract,
  deleteDraftContract,
  deleteDraftsContract,
  editJobContract,
  fillDraftsContract,
  getEditedJobContract,
  type LackingCount,
  listJobEventsContract,
  moveJobContract,
  moveJobsContract,
  type StatusCount,
} from '../../contract/managing-schemas.ts';
import { listAllManagedJobsContract, listManagedJobsContract } from '../../contract/schemas.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { FilledDrafts } from '../drafts/filled-drafts.ts';
import type { PostingEdits } from '../drafts/posting-edits.ts';
import type { EventList } from '../history/event-list.ts';
import type { PostingMoves } from '../moves/posting-moves.ts';
import { type PostingCall, sideOf } from '../posting-access.ts';
import type { EditedPostings } from './edited-postings.ts';
import type { ManagedPostings, ManagedScope } from './managed-postings.ts';
import { draftsSeenBy } from './seen-drafts.ts';
import { forEachPosting } from './several.ts';

export interface ManagingDependencies {
  readonly companies: Pick<CompanyDirectory, 'companiesOf'>;
  readonly list: ManagedPostings;
  /** The number of postings of these companies in each state. */
  readonly countsOf: (scope: Pick<ManagedScope, 'companies' | 'drafts'>) => Promise<StatusCount[]>;
  /** The same for all companies, without drafts. */
  readonly allCounts: Pick<TtlCache<StatusCount[]>, 'get'>;
  /** The number of drafts that a user has begun. */
  readonly countDrafts: (userId: string) => Promise<number>;
  /** What the drafts lack. */
  readonly countLacking: (scope: Pick<ManagedScope, 'companies' | 'drafts'>) => Promise<LackingCount[]>;
  /** The number of postings with open reports. */
  readonly countReported: () => Promise<number>;
  /** How many applications end with these postings. */
  readonly openApplications: (scope: ManagedScope, jobIds: readonly string[]) => Promise<number>;
  readonly drafts: Drafts;
  readonly edits: PostingEdits;
  readonly filled: FilledDrafts;
  readonly edited: EditedPostings;
  readonly moves: PostingMoves;
  readonly events: EventList;
}

const MOVE_REFUSALS = ['jobs.move-not-allowed', 'jobs.renewals-used', 'jobs.closed-long-ago', 'jobs.reopen-incomplete'] as const;

/** Handlers for those who manage or review postings. */
export function managingHandlers(dependencies: ManagingDependencies): readonly Handler[] {
  return [...listHandlers(dependencies), ...draftHandlers(dependencies), ...moveHandlers(dependencies)];
}

function listHandlers({
  companies,
  list,
  countsOf,
  allCounts,
  countDrafts,
  countLacking,
  countReported,
  openApplications,
  events,
}: ManagingDependencies): readonly Handler[] {
  const scopeOf = async (call: PostingCall): Promise<ManagedScope> => {
    const by = sideOf(call.actor);
    const { userId } = call.actor;
    return { by, userId, companies: by === 'member' ? await companies.companiesOf(userId) : undefined, drafts: draftsSeenBy(call) };
  };
  return [
    handle(listManagedJobsContract, {
      policy: can('list', 'job-posting'),
      whileViewing: 'own',
      run: async (call) => list.page(await scopeOf(call), call.query),
    }),
    handle(listAllManagedJobsContract, {
      policy: can('list', 'job-posting'),
      whileViewing: 'own',
      run: async (call) => {
        const scope = await scopeOf(call);
        return allRows((limit) => list.page(scope, { ...call.query, limit }));
      },
    }),
    handle(countManagedJobsContract, {
      policy: can('list', 'job-posting'),
      whileViewing: 'own',
      run: async (call) => {
        const scope = await scopeOf(call);
        if (scope.companies !== undefined) return { items: await countsOf(scope), lacking: await countLacking(scope) };
        const drafts = await countDrafts(call.actor.userId);
        const items = (await allCounts.get()).map((one) => (one.status === 'draft' ? { ...one, count: drafts } : one));
        return { items, reported: await countReported() };
      },
    }),
    handle(countOpenApplicationsContract, {
      policy: can('list', 'job-posting'),
      whileViewing: 'own',
      run: async (call) => ({ count: await openApplications(await scopeOf(call), call.query.jobIds.split(',')) }),
    }),
    handle(listJobEventsContract, {
      policy: can('read', 'job-posting'),
      whileViewing: 'both',
      run: (call) => events.page(call, call.params.id, call.query),
    }),
  ];
}

function draftHandlers({ drafts, edits, filled, edited }: ManagingDependencies): readonly Handler[] {
  return [
    handle(createDraftContract, {
      policy: can('create', 'job-posting'),
      refusals: ['not-found', 'jobs.no-company', 'jobs.drafts-full'],
      run: async (call) => edited.form(call, await drafts.create(call, call.body)),
    }),
    handle(getEditedJobContract, {
      policy: can('edit', 'job-posting'),
      whileViewing: 'own',
      run: (call) => edited.form(call, call.params.id),
    }),
    handle(editJobContract, {
      policy: can('edit', 'job-posting'),
      refusals: ['jobs.not-editable'],
      run: async (call) => {
        await edits.edit(call, call.params.id, call.body);
        return edited.form(call, call.params.id);
      },
    }),
    handle(deleteDraftContract, {
      policy: can('delete', 'job-posting'),
      refusals: ['jobs.not-a-draft'],
      run: async (call) => {
        await drafts.delete(call, call.params.id);
        return undefined;
      },
    }),
    handle(deleteDraftsContract, {
      policy: can('update', 'job-posting'),
      run: async (call) => {
        const results = await forEachPosting(call.body.items, async ({ id, version }) => {
          await drafts.delete(call, id, version);
          return null;
        });
        return { items: results.map(({ id, error }) => ({ id, error })) };
      },
    }),
    handle(fillDraftsContract, {
      policy: can('update', 'job-posting'),
      run: async (call) => {
        const { items, ...fill } = call.body;
        const results = await forEachPosting(items, async ({ id, version }) => {
          await filled.fill(call, id, { version, ...fill });
          return edited.row(call, id);
        });
        return { items: results };
      },
    }),
    handle(copyJobContract, {
      policy: can('post', 'job-posting'),
      refusals: ['jobs.drafts-full'],
      run: async (call) => edited.form(call, await drafts.copy(call, call.params.id)),
    }),
    handle(copyJobsContract, {
      policy: can('post', 'job-posting'),
      run: async (call) => {
        const items = call.body.ids.map((id) => ({ id }));
        return { items: await forEachPosting(items, async ({ id }) => edited.row(call, await drafts.copy(call, id))) };
      },
    }),
  ];
}

function moveHandlers({ moves, edited }: ManagingDependencies): readonly Handler[] {
  return [
    handle(moveJobContract, {
      policy: can('move', 'job-posting'),
      refusals: MOVE_REFUSALS,
      run: async (call) => {
        await moves.move(call, call.params.id, call.body);
        return edited.row(call, call.params.id);
      },
    }),
    handle(moveJobsContract, {
      policy: can('move', 'job-posting'),
      run: async (call) => {
        const { items, ...move } = call.body;
        const moved = await forEachPosting(items, async ({ id, version }) => {
          await moves.move(call, id, { ...move, version });
          return edited.row(call, id);
        });
        return { items: moved };
      },
    }),
  ];
}
