import { type CredentialState, shownState } from '../../contract/credential-states.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import type { CredentialEvent } from '../../contract/schemas.ts';

/** What happened to a credential of the passport. */
export interface PassportEvent {
  readonly credential: OwnCredential;
  readonly what: CredentialEvent['action'] | 'expire';
  readonly at: string;
}

/** The action that led to a state. A signed credential has the day of its signature instead. */
const LAST_ACTION: Readonly<Record<Exclude<CredentialState, 'active'>, CredentialEvent['action']>> = {
  requested: 'request',
  offered: 'offer',
  declined: 'decline',
  suspended: 'suspend',
  revoked: 'revoke',
  superseded: 'supersede',
};

/** What happened to all credentials, the last first. */
export function passportEvents(credentials: readonly OwnCredential[], now: Date): readonly PassportEvent[] {
  return credentials
    .flatMap((credential) => eventsOf(credential, now))
    .toSorted((one, other) => new Date(other.at).getTime() - new Date(one.at).getTime());
}

function eventsOf(credential: OwnCredential, now: Date): PassportEvent[] {
  const { state, validFrom, validUntil, changedAt } = credential;
  const events: PassportEvent[] = validFrom === null ? [] : [{ credential, what: 'accept', at: validFrom }];
  if (state !== 'active') events.push({ credential, what: lastAction(credential), at: changedAt });
  if (shownState(credential, now) === 'expired' && validUntil !== null) events.push({ credential, what: 'expire', at: validUntil });
  return events;
}

function lastAction({ state, reason }: OwnCredential): CredentialEvent['action'] {
  if (state === 'active') return 'accept';
  // A reason is given only for a request that the company refused.
  return state === 'declined' && reason !== '' ? 'refuse' : LAST_ACTION[state];
}
