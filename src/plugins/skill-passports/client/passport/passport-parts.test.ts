import { aCredential } from '../testing/passport-builders.ts';
import { daysLeft, partsOf } from './passport-parts.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');

it('partsOf puts each credential into exactly one part', () => {
  const credentials = (['requested', 'offered', 'declined', 'active', 'suspended', 'revoked', 'superseded'] as const).map((state, index) =>
    aCredential(index, { state }),
  );
  const hidden = aCredential(9, { isHidden: true });
  const parts = partsOf([...credentials, hidden], NOW);
  expect(Object.values(parts).flat()).toHaveLength(8);
  expect(parts.offers.map(({ state }) => state)).toEqual(['offered']);
  expect(parts.requested.map(({ state }) => state)).toEqual(['requested']);
  expect(parts.declined.map(({ state }) => state)).toEqual(['declined']);
  expect(parts.hidden).toEqual([hidden]);
});

it('partsOf shows valid credentials first and revoked ones last, and keeps the order of the server within a state', () => {
  const revoked = aCredential(1, { state: 'revoked' });
  const expired = aCredential(2, { validUntil: '2026-11-01T00:00:00.000Z' });
  const [one, other] = [aCredential(3), aCredential(4)];
  const suspended = aCredential(5, { state: 'suspended' });
  expect(partsOf([revoked, expired, one, suspended, other], NOW).held).toEqual([one, other, suspended, expired, revoked]);
});

describe('daysLeft', () => {
  it.each([
    ['2026-11-26T12:00:01.000Z', 1],
    ['2026-11-28T12:00:00.000Z', 2],
    ['2026-12-26T12:00:00.000Z', 30],
    ['2026-12-26T12:00:01.000Z', undefined],
    ['2026-11-26T12:00:00.000Z', undefined],
    [null, undefined],
  ])('of a credential that ends at %s are %s', (validUntil, days) => {
    expect(daysLeft({ state: 'active', validUntil }, NOW)).toBe(days);
  });

  it('are not counted for a credential that is not valid', () => {
    expect(daysLeft({ state: 'revoked', validUntil: '2026-11-28T12:00:00.000Z' }, NOW)).toBeUndefined();
  });
});
