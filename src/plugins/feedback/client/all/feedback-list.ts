import { addressFilters } from '#core/client/lists/address-filters.ts';
import { askedOf, type FilterValuesOf, type Given, keptList } from '#core/client/lists/list-declaration.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { dayParam, dayStart, oneOfParam, uuidParam, wordsParam } from '#core/contract/param-type.ts';
import { FEEDBACK_KINDS, FEEDBACK_RATINGS } from '../../contract/feedback.ts';
import { FEEDBACK_ORDERS } from '../../contract/handling.ts';
import { listAllFeedback, listFeedback } from '../../contract/handling-endpoints.ts';
import type { FeedbackFilters, ListedFeedback } from '../../contract/handling-schemas.ts';
import { FEEDBACK_STATES, OPEN_STATES } from '../../contract/life-cycle.ts';
import { listedFeedback } from '../handling/feedback-kinds.ts';
import { tagOf } from '../handling/tag-of.ts';

/** The value of the filter `state` for all states. */
export const ANY_STATE = 'any';

/** The value of the filter `assignee` for the signed-in administrator, so that teammates can share the address. */
export const ME = 'me';

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/;

/** The feedback of all senders. Without a state, all open feedback is shown. Days are those of the reader's time zone. */
export const feedbackList = keptList({
  call: listFeedback,
  allCall: listAllFeedback,
  rows: listedFeedback,
  filters: addressFilters(
    {
      q: wordsParam(120),
      state: oneOfParam('open', ...FEEDBACK_STATES, ANY_STATE),
      assignee: { name: 'assignee', parse: (text: string) => (text === ME || text === 'nobody' ? text : uuidParam.parse(text)) },
      kind: oneOfParam(...FEEDBACK_KINDS),
      tag: { name: 'tag', parse: tagOf },
      rating: oneOfParam(...FEEDBACK_RATINGS.map(String)),
      language: { name: 'language', parse: (text: string) => (LANGUAGE.test(text) ? text : undefined) },
      page: {
        name: 'page',
        parse: (text: string) => (text === '' ? undefined : (text.startsWith('/') ? text : `/${text}`).slice(0, 2000)),
      },
      from: dayParam,
      to: dayParam,
      sort: oneOfParam(...FEEDBACK_ORDERS),
    },
    { state: 'open', sort: 'newest' },
  ),
  pageSize: 50,
  ask: ({ state, assignee, rating, from, to, ...others }) => ({
    ...others,
    state: state === ANY_STATE ? undefined : state,
    assignee: assignee === ME ? undefined : assignee,
    rating: FEEDBACK_RATINGS.find((one) => String(one) === rating),
    from: from && dayStart(from),
    to: to && dayStart(to, 1),
  }),
});

export type FeedbackValues = FilterValuesOf<typeof feedbackList>;
export type ShownFeedback = ShownListOf<typeof feedbackList>;

/** The filters as the API takes them. */
export function askedFeedback(values: FeedbackValues, me: string): FeedbackFilters {
  return { ...(askedOf(feedbackList, values) as FeedbackFilters), ...(values.assignee === ME && { assignee: me }) };
}

/** What the list of all feedback needs beside its address. */
export function allFeedback(assignee: string | undefined, me: string): Given {
  return { of: 'all', query: assignee === ME ? { assignee: me } : {} };
}

/** How many filters differ from the list that opens first. */
export function countFilters({ sort: _order, ...filters }: FeedbackValues): number {
  return Object.keys(filters).length;
}

/** Whether the item was changed so that it no longer matches the filters that administrators can change it out of. */
export function isOutOf({ state = 'open', assignee, tag, kind }: FeedbackValues, me: string, item: ListedFeedback): boolean {
  const isInState = state === 'open' ? OPEN_STATES.includes(item.state) : state === ANY_STATE || state === item.state;
  const isAssigned = assignee === undefined || (assignee === ME ? me : assignee) === (item.assignee?.id ?? 'nobody');
  const isTagged = tag === undefined || item.tags.includes(tag);
  return !isInState || !isAssigned || !isTagged || (kind ?? item.kind) !== item.kind;
}
