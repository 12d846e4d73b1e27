import fc from 'fast-check';
import { isEnded, type SessionRules, withEnded } from './ended-sessions.ts';

const NEVER: SessionRules = { sessions_valid_from: new Date(0), kept_session: null, ended_sessions: [] };
const hour = (count: number): Date => new Date(Date.parse('2026-01-01T00:00:00Z') + count * 3_600_000);

/** The rules after several sessions were ended in turn, each by the session `by`. */
function afterEnding(sessions: readonly Date[], by: Date, rules = NEVER): SessionRules {
  return sessions.reduce((before, session) => withEnded(before, session, by), rules);
}

const inOrder = (count: number): Date[] => Array.from({ length: count }, (_, at) => hour(at));

test('an ended session stays ended after a hundred others', () => {
  const sessions = inOrder(150);
  const rules = afterEnding(sessions, hour(1000));
  expect(sessions.filter((session) => !isEnded(rules, session))).toEqual([]);
  expect(rules.ended_sessions).toHaveLength(100);
});

test('no ended session becomes valid again, in any order and number of endings', () => {
  const endings = fc.array(fc.integer({ min: 0, max: 160 }), { minLength: 90, maxLength: 300 });
  fc.assert(
    fc.property(endings, fc.integer({ min: 0, max: 400 }), (hours, by) => {
      const sessions = hours.filter((at) => at !== by).map(hour);
      const rules = afterEnding(sessions, hour(by));
      return sessions.every((session) => isEnded(rules, session)) && !isEnded(rules, hour(by));
    }),
  );
});

test('a session that began after all individually ended ones is accepted', () => {
  expect(isEnded(afterEnding(inOrder(150), hour(1000)), hour(151))).toBe(false);
});

test('the asking session stays valid although it is older than those it ends, until it ends itself', () => {
  const rules = afterEnding(inOrder(150), hour(-1));
  expect([isEnded(rules, hour(-1)), isEnded(rules, hour(-2))]).toEqual([false, true]);
  expect(isEnded(withEnded(rules, hour(-1), hour(-1)), hour(-1))).toBe(true);
});

test('a session that was kept when all others ended can be ended individually', () => {
  const kept: SessionRules = { sessions_valid_from: hour(10), kept_session: hour(5), ended_sessions: [] };
  expect(isEnded(kept, hour(5))).toBe(false);
  expect(withEnded(kept, hour(5), hour(11))).toEqual({ sessions_valid_from: hour(10), kept_session: null, ended_sessions: [] });
});

test('a session that is refused anyway is not stored individually', () => {
  const rules: SessionRules = { sessions_valid_from: hour(10), kept_session: null, ended_sessions: [hour(3), hour(12)] };
  expect(withEnded(rules, hour(11), hour(20)).ended_sessions).toEqual([hour(12), hour(11)]);
});
