import { aCredential } from '../testing/passport-builders.ts';
import { passportEvents } from './passport-events.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');

const actionsOf = (...credentials: Parameters<typeof passportEvents>[0]): string[] =>
  passportEvents(credentials, NOW).map(({ what }) => what);

describe('passportEvents', () => {
  it('are the last first', () => {
    const old = aCredential(1, { validFrom: '2024-01-01T00:00:00Z' });
    const later = aCredential(2, { validFrom: '2025-01-01T00:00:00.000Z' });
    expect(passportEvents([old, later], NOW).map(({ credential }) => credential)).toEqual([later, old]);
  });

  it('have the signature and the end of a credential', () => {
    const ended = { validFrom: '2025-01-01T00:00:00.000Z', changedAt: '2025-02-01T00:00:00.000Z' };
    expect(actionsOf(aCredential(1, { ...ended, state: 'revoked' }))).toEqual(['revoke', 'accept']);
    expect(actionsOf(aCredential(1, { ...ended, state: 'suspended' }))).toEqual(['suspend', 'accept']);
    expect(actionsOf(aCredential(1, { ...ended, state: 'superseded' }))).toEqual(['supersede', 'accept']);
    expect(actionsOf(aCredential(1, { ...ended, validUntil: '2025-06-01T00:00:00.000Z' }))).toEqual(['expire', 'accept']);
  });

  it('do not call a resumed credential anything but signed', () => {
    expect(actionsOf(aCredential(1, { changedAt: '2026-10-01T00:00:00.000Z' }))).toEqual(['accept']);
  });

  it('tell a refused request from a declined offer by its reason', () => {
    expect(actionsOf(aCredential(1, { state: 'declined' }))).toEqual(['decline']);
    expect(actionsOf(aCredential(1, { state: 'declined', reason: 'You have not finished it.' }))).toEqual(['refuse']);
    expect(actionsOf(aCredential(1, { state: 'requested' }))).toEqual(['request']);
    expect(actionsOf(aCredential(1, { state: 'offered' }))).toEqual(['offer']);
  });
});
