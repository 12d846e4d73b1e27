import { idSchema } from '#core/contract/schema.ts';
import { FEEDBACK_KINDS, FEEDBACK_RATINGS } from '../../contract/feedback.ts';
import { FEEDBACK_ORDERS } from '../../contract/handling.ts';
import type { FeedbackFilters } from '../../contract/handling-schemas.ts';
import { FEEDBACK_STATES } from '../../contract/life-cycle.ts';
import { tagOf } from '../handling/tag-of.ts';

/** The filters and the order in the address. Without `state`, all open feedback is shown. Days are those of the reader's time zone. */
export type ShownFilters = Readonly<Partial<Record<FilterName, string>>>;

type FilterName = (typeof FILTER_NAMES)[number];

const FILTER_NAMES = ['q', 'state', 'assignee', 'kind', 'tag', 'rating', 'language', 'page', 'from', 'to', 'sort'] as const;

/** Removes all filters except the search words, which have a field of their own. */
export const NO_FILTERS = Object.freeze({
  state: '',
  assignee: '',
  kind: '',
  tag: '',
  rating: '',
  language: '',
  page: '',
  from: '',
  to: '',
});

/** The value of the filter `state` for all states. */
export const ANY_STATE = 'any';

/** The value of the filter `assignee` for the signed-in administrator, so that teammates can share the address. */
export const ME = 'me';

type Search = Readonly<Record<string, string | undefined>>;

/** The readable form of each filter; `undefined` for a value that the list does not know. */
const READ: Readonly<Record<FilterName, (text: string) => string | undefined>> = {
  q: (text) => text.slice(0, 120),
  state: oneOf([...FEEDBACK_STATES, ANY_STATE]),
  assignee: (text) => (text === ME || text === 'nobody' ? text : idSchema.safeParse(text).data),
  kind: oneOf(FEEDBACK_KINDS),
  tag: tagOf,
  rating: oneOf(FEEDBACK_RATINGS.map(String)),
  language: (text) => (/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,3}$/.test(text) ? text : undefined),
  page: (text) => (text.startsWith('/') ? text : `/${text}`).slice(0, 2000),
  from: (text) => (dayAt(text, 0) === undefined ? undefined : text),
  to: (text) => (dayAt(text, 0) === undefined ? undefined : text),
  sort: oneOf(FEEDBACK_ORDERS),
};

/** What the query of an address asks for. Empty, unknown and default values are left out. */
export function filtersIn(search: Search): ShownFilters {
  const kept = FILTER_NAMES.flatMap((name) => {
    const text = search[name]?.trim() ?? '';
    const value = text === '' ? undefined : READ[name](text);
    return value === undefined || (name === 'sort' && value === 'newest') ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

/** The filters as the API takes them. */
export function askedFilters(
  { state = 'open', assignee, kind, rating, from, to, sort, ...texts }: ShownFilters,
  me: string,
): FeedbackFilters {
  return {
    ...texts,
    state: state === ANY_STATE ? undefined : ['open' as const, ...FEEDBACK_STATES].find((one) => one === state),
    assignee: assignee === ME ? me : assignee,
    kind: FEEDBACK_KINDS.find((one) => one === kind),
    rating: FEEDBACK_RATINGS.find((one) => String(one) === rating),
    from: from === undefined ? undefined : dayAt(from, 0),
    to: to === undefined ? undefined : dayAt(to, 1),
    sort: FEEDBACK_ORDERS.find((one) => one === sort) ?? 'newest',
  };
}

/** How many filters differ from the list that opens first. */
export function countFilters({ sort: _order, ...filters }: ShownFilters): number {
  return Object.keys(filters).length;
}

function oneOf(known: readonly string[]): (text: string) => string | undefined {
  return (text) => known.find((one) => one === text);
}

/** The instant at which a day begins here, some days later; `undefined` if the text is not a day. */
function dayAt(day: string, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
