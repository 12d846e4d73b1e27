import type { User } from './users-repository.ts';

/** The columns of the user's row that decide which sessions are refused. */
export type SessionRules = Pick<User, 'sessions_valid_from' | 'kept_session' | 'ended_sessions'>;

const MOST_REMEMBERED = 100;

/** Whether a session was ended, individually or with all sessions that began before an instant. Needs only the user's row. */
export function isEnded(rules: SessionRules, authTime: Date): boolean {
  const at = authTime.getTime();
  if (at < rules.sessions_valid_from.getTime() && at !== rules.kept_session?.getTime()) return true;
  return rules.ended_sessions.some((ended) => ended.getTime() === at);
}

/**
 * The rules after a session was ended. The latest hundred endings are stored individually. For earlier ones, the instant is raised before
 * which all sessions are refused, so that an ended session never becomes valid again. A session that was never ended but is older than
 * these hundred ends too, except the session that makes the request.
 *
 * @param by start of the session that makes the request
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
  // The asking session stays if it was valid until now and does not end itself.
  const loses = by.getTime() !== ended.getTime() && !isEnded(rules, by) && isEnded(raised, by);
  return loses ? { ...raised, kept_session: by } : raised;
}
