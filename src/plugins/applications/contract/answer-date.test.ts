import { answerDate, waitingOf } from './answer-date.ts';

const at = (text: string): Date => new Date(text);
const sent = { createdAt: '2026-02-28T22:30:00.000Z', answerBy: '2026-03-14T23:59:59.999Z', isAwaited: true };

describe('the answer date', () => {
  it('is the end of the UTC day that many days after the application', () => {
    expect(answerDate(at('2026-02-28T22:30:00.000Z'), 14)).toEqual(at('2026-03-14T23:59:59.999Z'));
    expect(answerDate(at('2028-02-28T00:00:00.000Z'), 1)).toEqual(at('2028-02-29T23:59:59.999Z'));
  });

  it.each([
    ['2026-03-14T23:59:59.999Z', { kind: 'due', by: at(sent.answerBy) }],
    ['2026-03-15T00:00:00.000Z', { kind: 'late', days: 1 }],
    ['2026-03-16T12:00:00.000Z', { kind: 'late', days: 2 }],
    ['2026-03-28T23:59:59.999Z', { kind: 'silent', days: 29 }],
  ])('says at %s how the candidate waits', (now, waiting) => {
    expect(waitingOf(sent, at(now))).toEqual(waiting);
  });

  it('says that no date was promised', () => {
    expect(waitingOf({ ...sent, answerBy: null }, at('2027-01-01T00:00:00.000Z'))).toEqual({ kind: 'none-promised' });
  });

  it('says nothing after the first answer', () => {
    expect(waitingOf({ ...sent, isAwaited: false }, at('2027-01-01T00:00:00.000Z'))).toBeUndefined();
  });
});
