import { yearlyTop } from '#plugins/jobs/contract/salary.ts';
import type { MatchPart } from '../../contract/match.ts';
import type { AskedByPosting, KnownOfCandidate } from './match-input.ts';
import { knownPart, unknownPart } from './part.ts';

/** Pay that ends this share below the wish still counts half. */
const NEARLY = 0.9;

/** Whether the upper end of the pay reaches the least that the candidate wants, both a year. Amounts in two currencies are not compared. */
export function payPart(salary: AskedByPosting['salary'], wish: KnownOfCandidate['pay']): MatchPart<'pay'> {
  const top = salary === null ? null : yearlyTop(salary);
  if (salary === null || top === null) return unknownPart('pay', 'posting');
  if (wish === null) return unknownPart('pay', 'profile', 'pay');
  if (wish.currency !== salary.currency) return unknownPart('pay', 'incomparable');
  const wished = yearlyTop({ min: wish.min, max: null, currency: wish.currency, period: wish.period }) ?? 0;
  const share = top >= wished ? 1 : top >= NEARLY * wished ? 0.5 : 0;
  return knownPart('pay', share, { top, wished, currency: salary.currency }, null);
}
