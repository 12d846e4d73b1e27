import type { Role } from '#core/contract/actor.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import type { TestServer } from './server-kit.ts';
import type { LooseInput } from './test-request.ts';

/** The callers that the access matrix tries; a `newcomer` has signed in and has no role. */
export const ACCESS_CALLERS = ['visitor', 'newcomer', 'candidate', 'employer', 'admin'] as const satisfies readonly (Role | string)[];

export type AccessCaller = (typeof ACCESS_CALLERS)[number];

/** Whether the object of a call belongs to the caller, in the sense in which the caller's role owns such objects. */
export type Ownership = 'own' | 'foreign';

/** The expected status of a valid call. A single number holds for every object. */
export type AccessStatus = number | Readonly<Record<Ownership, number>>;

/** One call of the matrix, before it is made. Its caller is new: nothing belongs to them yet. */
export interface AccessCell {
  readonly server: TestServer;
  readonly who: AccessCaller;
  /** Name of the caller, as `server.as` takes it. */
  readonly name: string;
  readonly ownership: Ownership;
}

/** The rule of access to one call, as the access matrix tests it. */
export interface AccessRow {
  readonly call: AnyEndpoint;
  readonly answers: Readonly<Record<AccessCaller, AccessStatus>>;
  /** Makes the objects that the call needs, and returns its input, which must be valid. Absent for a call without input. */
  readonly input?: (cell: AccessCell) => Promise<LooseInput>;
  /** Why a single number is right for a call whose address names an object. */
  readonly shared?: string;
}

/** Each caller gets its own status, and all others get the status of `others`. */
export function answers(others: number, own: Partial<Record<AccessCaller, AccessStatus>> = {}): AccessRow['answers'] {
  return { visitor: others, newcomer: others, candidate: others, employer: others, admin: others, ...own };
}

/** A call that a visitor may not make, and that a signed-in user may not make unless named here. */
export function onlyFor(allowed: Partial<Record<AccessCaller, AccessStatus>>): AccessRow['answers'] {
  return answers(403, { visitor: 401, ...allowed });
}

/** A call for every signed-in user. */
export function forSignedIn(status: AccessStatus): AccessRow['answers'] {
  return { visitor: 401, newcomer: status, candidate: status, employer: status, admin: status };
}
