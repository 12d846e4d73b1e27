import type { NumberRange } from '#core/client/ui/facets/facet.ts';
import { PAY_BARS } from '../../../contract/search.ts';
import type { PayFacet } from '../../../contract/search-schemas.ts';
import { jobTerms, type SearchTerms } from '../../terms/job-search.ts';

/** The places of the two thumbs of the chart: 0 is before the first bar, and {@link PAY_BARS} behind the last one. */
export interface PayPlaces {
  readonly from: number;
  readonly to: number;
}

/** The terms with another range of pay. Ends in the wrong order are exchanged. */
export function payTerms(terms: SearchTerms, { from, to }: NumberRange, currency: string | undefined): SearchTerms {
  const isTurned = from !== undefined && to !== undefined && from > to;
  const [minSalary, maxSalary] = isTurned ? [to, from] : [from, to];
  return jobTerms.changed(terms, { minSalary, maxSalary, currency });
}

/** Where the ends of a range stand. An open end stands at the end of the chart. */
export function placesOf({ from, to }: NumberRange, pay: PayFacet): PayPlaces {
  const start = from === undefined ? 0 : placeOf(from, pay);
  const end = to === undefined ? PAY_BARS : placeOf(to, pay);
  const first = Math.min(start, PAY_BARS - 1);
  return { from: first, to: Math.max(end, first + 1) };
}

/** The range after one thumb was moved. The other end keeps its exact amount. */
export function movedRange(range: NumberRange, pay: PayFacet, end: 'from' | 'to', place: number): NumberRange {
  const { [end]: _moved, ...other } = range;
  const isOpen = end === 'from' ? place <= 0 : place >= PAY_BARS;
  return isOpen ? other : { ...other, [end]: amountAt(place, pay) };
}

/** The amount at which the bar at a place begins. */
export function amountAt(place: number, { from, step }: PayFacet): number {
  return from + place * step;
}

function placeOf(amount: number, { from, step }: PayFacet): number {
  return Math.max(0, Math.min(PAY_BARS, Math.round((amount - from) / step)));
}
