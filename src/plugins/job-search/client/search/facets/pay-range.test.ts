import fc from 'fast-check';
import { PAY_BARS } from '../../../contract/search.ts';
import { someFacets } from '../../testing/facet-builders.ts';
import { movedRange, payTerms, placesOf } from './pay-range.ts';

const { pay } = someFacets();
if (pay === null) throw new Error('The postings of the test name their pay.');

const amount = fc.option(fc.nat(200_000), { nil: undefined });
const range = fc.record({ from: amount, to: amount }).map(({ from, to }) => ({ ...(from && { from }), ...(to && { to }) }));

describe('the range of pay', () => {
  it('is exchanged when its ends are in the wrong order, and its currency is kept with it', () => {
    expect(payTerms({}, { from: 60_000, to: 40_000 }, 'EUR')).toEqual({ minSalary: 40_000, maxSalary: 60_000, currency: 'EUR' });
    expect(payTerms({ q: 'nurse' }, { from: 0 }, undefined)).toEqual({ q: 'nurse' });
  });

  it('stands at the ends of the chart when it is open', () => {
    expect(placesOf({}, pay)).toEqual({ from: 0, to: PAY_BARS });
    expect(placesOf({ from: 50_000, to: 80_000 }, pay)).toEqual({ from: 3, to: 6 });
  });

  it('always leaves at least one bar between its ends', () => {
    fc.assert(
      fc.property(range, (any) => {
        const { from, to } = placesOf(any, pay);
        expect([from >= 0, from < to, to <= PAY_BARS]).toEqual([true, true, true]);
      }),
    );
  });

  it('changes at the moved end only, and stands where it was moved', () => {
    fc.assert(
      fc.property(range, fc.constantFrom('from' as const, 'to' as const), fc.integer({ min: 0, max: PAY_BARS }), (any, end, place) => {
        const other = end === 'from' ? 'to' : 'from';
        const moved = movedRange(any, pay, end, place);
        expect(moved[other]).toBe(any[other]);
        const isOpen = end === 'from' ? place === 0 : place === PAY_BARS;
        expect(moved[end]).toBe(isOpen ? undefined : 20_000 + place * 10_000);
      }),
    );
  });
});
