import type { Actor } from '#core/contract/actor.ts';
import { granted } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { allRows } from '#core/server/http/all-rows.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { MASTER_DATA } from '../contract/master-access.ts';
import {
  changeRowsContract,
  countSuggestionsContract,
  createRowContract,
  decideSuggestionContract,
  deleteRowContract,
  getRowContract,
  listAllRowsContract,
  listEntitiesContract,
  listHistoryContract,
  listOfferedContract,
  listRowsContract,
  listSuggestionsContract,
  mergeRowContract,
  placeRowContract,
  previewMergeContract,
  undoChangeContract,
  updateRowContract,
} from '../contract/schemas.ts';
import type { Grants } from './access/grants.ts';
import { rightTo } from './access/right-to.ts';
import type { Kinds } from './kinds.ts';
import type { MasterRowDatabase } from './master-tables.ts';
import { OfferedSearch } from './offered/offered-search.ts';
import type { Masters } from './rows/masters.ts';
import { mergeRow, previewMerge } from './rows/merges.ts';
import { changeRows, placeRow } from './rows/places.ts';
import { historyOf, undoChange } from './rows/row-history.ts';
import type { Suggestions } from './suggestions.ts';

interface RowHandlerDependencies {
  readonly db: MasterRowDatabase;
  readonly kinds: Kinds;
  readonly masters: Masters;
  readonly grants: Grants;
  readonly suggestions: Suggestions;
}

/** The calls about rows. Each call checks the current grants. */
export function rowHandlers(dependencies: RowHandlerDependencies): readonly Handler[] {
  return [...readingHandlers(dependencies), ...changingHandlers(dependencies), ...suggestionHandlers(dependencies)];
}

function readingHandlers({ db, kinds, masters, grants }: RowHandlerDependencies): readonly Handler[] {
  const read = rightTo(grants, 'read');
  const offered = new OfferedSearch(db, kinds);
  return [
    handle(listEntitiesContract, {
      policy: granted('read', MASTER_DATA, async (actor) => (await grants.abilitiesOf(actor, kinds.entities)).length > 0),
      whileViewing: 'own',
      run: async ({ actor }) => {
        const actions = await grants.actionsOf(actor, kinds.entities);
        return { items: await masters.counts(kinds.entities.filter((entity) => actions.get(entity)?.includes('read'))) };
      },
    }),
    handle(listRowsContract, { policy: read, whileViewing: 'both', run: ({ params, query }) => masters.page(params.entity, query) }),
    handle(listAllRowsContract, {
      policy: read,
      whileViewing: 'both',
      run: ({ params, query }) => allRows((limit) => masters.page(params.entity, { ...query, limit })),
    }),
    handle(getRowContract, { policy: read, whileViewing: 'both', run: ({ params }) => masters.get(params.entity, params.code) }),
    handle(listHistoryContract, {
      policy: read,
      whileViewing: 'both',
      run: async ({ params: { entity, code } }) => ({ items: await historyOf(db, kinds.of(entity).description.entity, code) }),
    }),
    handle(listOfferedContract, {
      policy: 'public',
      tag: ({ params }) => offered.revisionOf(params.entity),
      run: async ({ params, query }) => ({ items: [...(await offered.search(params.entity, query))] }),
    }),
  ];
}

function changingHandlers({ kinds, masters, grants }: RowHandlerDependencies): readonly Handler[] {
  return [
    handle(createRowContract, {
      policy: rightTo(grants, 'create'),
      refusals: ['admin-masters.fixed'],
      run: (call) => masters.create(call, call.params.entity, call.body),
    }),
    handle(updateRowContract, {
      policy: rightTo(grants, 'update', 'hide'),
      run: async (call) => {
        const { entity, code } = call.params;
        const [update, hide] = [await grants.may(call.actor, entity, 'update'), await grants.may(call.actor, entity, 'hide')];
        return masters.update(call, entity, code, call.body, { update, hide });
      },
    }),
    handle(deleteRowContract, {
      policy: rightTo(grants, 'delete'),
      refusals: ['admin-masters.in-use', 'admin-masters.fixed', 'admin-masters.has-children'],
      run: async (call) => {
        await masters.remove(call, call.params.entity, call.params.code);
        return undefined;
      },
    }),
    handle(placeRowContract, {
      policy: rightTo(grants, 'update'),
      run: (call) => placeRow(masters, call, call.params.entity, call.params.code, call.body),
    }),
    handle(changeRowsContract, {
      policy: rightTo(grants, 'hide', 'update'),
      run: async (call) => {
        const needed = call.body.action === 'move' ? 'update' : 'hide';
        if (!(await grants.may(call.actor, call.params.entity, needed))) throw new ApiFault('forbidden');
        return { results: await changeRows(masters, call, call.params.entity, call.body) };
      },
    }),
    handle(previewMergeContract, {
      policy: rightTo(grants, 'merge'),
      whileViewing: 'both',
      refusals: ['admin-masters.merge-refused', 'admin-masters.fixed'],
      run: ({ params, query }) => previewMerge(masters, kinds, params.entity, params.code, query.into),
    }),
    handle(mergeRowContract, {
      policy: rightTo(grants, 'merge'),
      refusals: ['admin-masters.merge-refused', 'admin-masters.fixed'],
      run: (call) => mergeRow(masters, kinds, call, call.params.entity, call.params.code, call.body),
    }),
    handle(undoChangeContract, {
      // The rights to what the change did are checked when it is known.
      policy: rightTo(grants, 'update', 'hide', 'create', 'delete'),
      refusals: ['admin-masters.not-undoable', 'admin-masters.in-use', 'admin-masters.fixed', 'admin-masters.has-children'],
      run: (call) => {
        const { entity, id } = call.params;
        return undoChange(masters, kinds, call, { entity, id, may: (action) => grants.may(call.actor, entity, action) });
      },
    }),
  ];
}

function suggestionHandlers({ kinds, grants, suggestions }: RowHandlerDependencies): readonly Handler[] {
  const policy = rightTo(grants, 'approve');
  const approvable = async (actor: Actor): Promise<readonly string[]> => {
    const actions = await grants.actionsOf(actor, kinds.entities);
    return kinds.entities.filter((entity) => actions.get(entity)?.includes('approve'));
  };
  return [
    handle(listSuggestionsContract, {
      policy,
      run: async ({ params }) => ({ items: await suggestions.list(kinds.of(params.entity).description.entity) }),
    }),
    handle(countSuggestionsContract, {
      policy: granted('approve', MASTER_DATA, async (actor) => (await approvable(actor)).length > 0, { duty: 'masters' }),
      run: async ({ actor }) => ({ items: await suggestions.counts(await approvable(actor)) }),
    }),
    handle(decideSuggestionContract, {
      policy,
      refusals: ['admin-masters.fixed'],
      run: (call) => suggestions.decide(call, call.params.entity, call.params.id, call.body),
    }),
  ];
}
