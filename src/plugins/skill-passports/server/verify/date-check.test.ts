import { dateOutcome } from './verify-token.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const seconds = NOW.getTime() / 1000;

test.each([
  [{ nbf: seconds }, 'valid'],
  [{ nbf: seconds + 90 }, 'valid'],
  [{ nbf: seconds + 91 }, 'not-yet'],
  [{ nbf: 0, exp: seconds }, 'valid'],
  [{ nbf: 0, exp: seconds - 89 }, 'valid'],
  [{ nbf: 0, exp: seconds - 90 }, 'expired'],
  [{ nbf: 0, exp: seconds - 91 }, 'expired'],
])('%o is %s', (claims, outcome) => {
  expect(dateOutcome(claims, NOW)).toBe(outcome);
});
