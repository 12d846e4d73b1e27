import { type Again, againAfter } from './again.ts';

const refused = { stage: 'rejected', attempt: 1, updatedAt: '2026-03-01T09:00:00.000Z' } as const;
const may = { mayApplyAgain: true };
const inDays = (days: number): Date => new Date(Date.parse(refused.updatedAt) + days * 86_400_000);

test.each<[string, Parameters<typeof againAfter>, Again]>([
  ['at once after a withdrawal', [{ ...refused, stage: 'withdrawn' }, { mayApplyAgain: false }, inDays(0)], { kind: 'now' }],
  ['90 days after a refusal', [refused, may, inDays(90)], { kind: 'now' }],
  ['not earlier', [refused, may, inDays(89)], { kind: 'later', from: inDays(90) }],
  ['not where the employer wants it once', [refused, { mayApplyAgain: false }, inDays(100)], { kind: 'never' }],
  ['not a fourth time', [{ ...refused, stage: 'withdrawn', attempt: 3 }, may, inDays(100)], { kind: 'never' }],
  ['not beside an active application', [{ ...refused, stage: 'interview' }, may, inDays(100)], { kind: 'never' }],
  ['not after a hire', [{ ...refused, stage: 'hired' }, may, inDays(100)], { kind: 'never' }],
])('a candidate may apply again %s', (_, given, expected) => {
  expect(againAfter(...given)).toEqual(expected);
});
