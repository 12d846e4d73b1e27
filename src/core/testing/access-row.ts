import type { Role } from '#core/contract/actor.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import type { RouteRef } from '#core/contract/route-ref.ts';
import type { TestServer } from './server-kit.ts';
import type { LooseInput } from './test-request.ts';

/** The callers that every row names. A `newcomer` has signed in and has no role. `admin` is a full administrator. */
export const ACCESS_CALLERS = ['visitor', 'newcomer', 'candidate', 'employer', 'admin'] as const satisfies readonly (Role | string)[];

/**
 * The callers that the access matrix tries: those of every row, administrators without a duty (`admin:`) and with one duty (`admin:jobs`),
 * and a user with an unconfirmed telephone number where a row names this caller.
 */
export type AccessCaller = (typeof ACCESS_CALLERS)[number] | 'unconfirmed' | `admin:${string}`;

/** Those, and colleagues of the employer who owns the object, with fewer rights (`colleague:recruiter`). */
type RowCaller = AccessCaller | `colleague:${string}`;

/** Whether the object of a call belongs to the caller, in the sense in which the caller's role owns such objects. */
export type Ownership = 'own' | 'foreign';

/** The expected status of a valid call. A single number holds for every object. */
export type AccessStatus = number | Readonly<Record<Ownership, number>>;

/** The expected status of each caller. Rules for administrators with some duties only: see {@link statusFor}. */
export type AccessAnswers = Readonly<Record<(typeof ACCESS_CALLERS)[number], AccessStatus>> &
  Readonly<Partial<Record<RowCaller, AccessStatus>>>;

/** One call of the matrix, before it is made. Its caller is new: nothing belongs to them yet. */
export interface AccessCell {
  readonly server: TestServer;
  readonly who: AccessCaller;
  /** Name of the caller, as `server.as` takes it. */
  readonly name: string;
  readonly ownership: Ownership;
}

/** A page that makes a call. It opens exactly for the users who may make the call, with the stated exceptions. */
export interface AccessScreen {
  readonly route: Pick<RouteRef, 'id' | 'path'>;
  /** The parameters of its address; ids when absent. */
  readonly params?: Readonly<Record<string, string>>;
  /** Callers for whom the page opens too, although they may not make the call. The navigation does not lead them there. */
  readonly opensAlsoFor?: readonly (typeof ACCESS_CALLERS)[number][];
  /** Callers for whom the page does not open, although they may make the call. */
  readonly isClosedTo?: readonly (typeof ACCESS_CALLERS)[number][];
  /** The reason for the exceptions. */
  readonly because?: string;
}

/** The rule of access to one call, as the access matrix tests it. */
export interface AccessRow {
  readonly call: AnyEndpoint;
  readonly answers: AccessAnswers;
  /** The duty with which an administrator gets the answer of `admin`. When absent, only a full administrator gets it. */
  readonly duty?: string;
  /** Set where every administrator gets the answer of `admin`, also without a duty. */
  readonly everyAdmin?: true;
  /** Makes the objects that the call needs, and returns its input, which must be valid. Absent for a call without input. */
  readonly input?: (cell: AccessCell) => Promise<LooseInput>;
  /** Why a single number is right for a call whose address names an object. */
  readonly shared?: string;
  /** The pages that make this call and open only for some users. A call that reads with a duty names them, even if there are none. */
  readonly screens?: readonly AccessScreen[];
}

/**
 * The expected status of a caller. A colleague whom the row does not list gets the answer of an employer on an own object. For an
 * administrator without full rights, the first of these rules that applies decides:
 *
 * 1. The row lists the caller, for example `admin:jobs`.
 * 2. The caller has the duty of the row, or the row is for every administrator: the answer of `admin`.
 * 3. Otherwise the answer of a newcomer, because neither has rights.
 */
export function statusFor({ answers: listed, duty, everyAdmin }: AccessRow, who: RowCaller): AccessStatus {
  const status = listed[who];
  if (status !== undefined) return status;
  if (who.startsWith('colleague:')) return typeof listed.employer === 'number' ? listed.employer : listed.employer.own;
  const isAdmin = everyAdmin === true && who.startsWith('admin:');
  return isAdmin || (duty !== undefined && who === `admin:${duty}`) ? listed.admin : listed.newcomer;
}

/** Each caller gets its own status, and all others get the status of `others`. */
export function answers(others: number, own: Partial<Record<RowCaller, AccessStatus>> = {}): AccessAnswers {
  return { visitor: others, newcomer: others, candidate: others, employer: others, admin: others, ...own };
}

/** A call that a visitor may not make, and that a signed-in user may not make unless named here. */
export function onlyFor(allowed: Partial<Record<RowCaller, AccessStatus>>): AccessAnswers {
  return answers(403, { visitor: 401, ...allowed });
}

/** A call for every signed-in user. */
export function forSignedIn(status: AccessStatus): AccessAnswers {
  return { visitor: 401, newcomer: status, candidate: status, employer: status, admin: status };
}
