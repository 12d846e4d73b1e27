import { type ShownState, SIGNED_STATES, shownState } from '../../contract/credential-states.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';

/** The parts of a passport, in the order of the page. */
export interface PassportParts {
  readonly offers: readonly OwnCredential[];
  /** Signed and not hidden: the valid ones first. */
  readonly held: readonly OwnCredential[];
  readonly hidden: readonly OwnCredential[];
  readonly requested: readonly OwnCredential[];
  /** Offers that the candidate declined, and requests that the company refused. */
  readonly declined: readonly OwnCredential[];
}

const ORDER: readonly ShownState[] = ['active', 'suspended', 'expired', 'superseded', 'revoked'];

/** Sorts the credentials of a passport into its parts. Within a part, the order of the server stays. */
export function partsOf(credentials: readonly OwnCredential[], now: Date): PassportParts {
  const inState = (state: OwnCredential['state']): OwnCredential[] => credentials.filter((credential) => credential.state === state);
  const signed = credentials.filter(({ state }) => SIGNED_STATES.includes(state));
  const place = (credential: OwnCredential): number => ORDER.indexOf(shownState(credential, now));
  return {
    offers: inState('offered'),
    held: signed.filter(({ isHidden }) => !isHidden).toSorted((one, other) => place(one) - place(other)),
    hidden: signed.filter(({ isHidden }) => isHidden),
    requested: inState('requested'),
    declined: inState('declined'),
  };
}

const DAY_MS = 86_400_000;

/** Days until a valid credential expires, rounded up; `undefined` when it is not valid, never expires, or has more than 30 days left. */
export function daysLeft(credential: Pick<OwnCredential, 'state' | 'validUntil'>, now: Date): number | undefined {
  if (credential.validUntil === null || shownState(credential, now) !== 'active') return undefined;
  const days = Math.ceil((new Date(credential.validUntil).getTime() - now.getTime()) / DAY_MS);
  return days <= 30 ? days : undefined;
}
