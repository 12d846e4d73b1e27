import type { VerificationState } from '../verified.ts';

/** Whether users wrote a company, or an import found it. */
export const COMPANY_ORIGINS = Object.freeze(['authored', 'imported'] as const);

export type CompanyOrigin = (typeof COMPANY_ORIGINS)[number];

/** The orders of the administrators' list. `waiting`: those that wait for a decision, longest first, then the others by name. */
export const MANAGED_ORDERS = Object.freeze(['waiting', 'name', 'newest', 'jobs'] as const);

export type ManagedOrder = (typeof MANAGED_ORDERS)[number];

/** Which companies administrators see. */
export interface ManagedFilters {
  /** Words of the name, the tagline and the cities. The last one may be the beginning of a word. */
  readonly q?: string | undefined;
  /** How the verification stands. */
  readonly state?: VerificationState | undefined;
  readonly origin?: CompanyOrigin | undefined;
  /** `none`: only companies without members. */
  readonly members?: 'none' | undefined;
  /** Only the companies of this user. */
  readonly owner?: string | undefined;
}
