import type { User } from './users-repository.ts';

/** Which sessions of a user are refused, as the user's row says it. */
export type SessionRules = Pick<User, 'sessions_valid_from' | 'kept_session' | 'ended_sessions'>;

const MOST_REMEMBERED = 100;

/** Whether a session was ended: by itself, or with all that began before an instant. Needs the user's row and nothing else. */
export function isEnded(rules: SessionRules, authTime: Date): boolean {
  const at = authTime.getTime();
  if (at < rules.sessions_valid_from.getTime() && at !== rules.kept_session?.getTime()) return true;
  return rules.ended_sessions.some((ended) => ended.getTime() === at);
}

/**
 * The rules after a session was ended. A hundred are remembered one by one, the latest; for those before them the instant
 * is raised before which all sessions are refused, so that an ended one never comes back. A session that was never ended and
 * is older than all of these hundred ends with them, except the one that asks.
 *
 * @param by when the session began that asks for it
 */
export function withEnded(rules: SessionRules, ended: Date, by: Date): SessionRules {
  const kept = rules.kept_session?.getTime() === ended.getTime() ? null : rules.kept_session;
  const from = rules.sessions_valid_from.getTime();
  const times = new Set([ended, ...rules.ended_sessions].map((each) => each.getTime()).filter((time) => time >= from));
  const newestFirst = [...times].sort((one, other) => other - one);
  const remembered = newestFirst.slice(0, MOST_REMEMBERED).map((time) => new Date(time));
  const newestDropped = newestFirst[MOST_REMEMBERED];
  if (newestDropped === undefined) return { ...rules, kept_session: kept, ended_sessions: remembered };
  const raised = { sessions_valid_from: new Date(newestDropped + 1), kept_session: kept, ended_sessions: remembered };
  // The session that asks stays, if it was allowed until now and is not itself the one that ends.
  const loses = by.getTime() !== ended.getTime() && !isEnded(rules, by) && isEnded(raised, by);
  return loses ? { ...raised, kept_session: by } : raised;
}
