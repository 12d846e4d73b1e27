import type { IssuedCredential } from '../../contract/credential-schemas.ts';
import type { MyIssuer } from '../../contract/issuer-schemas.ts';
import type { Achievement, CredentialEvent, IssuerKey } from '../../contract/schemas.ts';

/** A stable id for a test object. */
export const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function aKey(changes: Partial<IssuerKey> = {}): IssuerKey {
  return {
    id: idOf(30),
    kid: `https://trellis.example/api/ob/issuers/${idOf(1)}/keys/${idOf(30)}`,
    state: 'active',
    from: '2026-10-01T09:00:00.000Z',
    to: null,
    compromisedFrom: null,
    ...changes,
  };
}

export function anIssuer(changes: Partial<MyIssuer> = {}): MyIssuer {
  return {
    id: idOf(1),
    companyId: idOf(90),
    name: 'IJssel Steel',
    askedName: null,
    state: 'trusted',
    reason: 'The company is in the register.',
    decidedAt: '2026-10-01T09:00:00.000Z',
    askedAt: '2026-09-28T09:00:00.000Z',
    version: 2,
    keys: [aKey()],
    openRequests: 0,
    ...changes,
  };
}

export function anAchievement(changes: Partial<Achievement> = {}): Achievement {
  return {
    id: idOf(10),
    issuerId: idOf(1),
    name: 'Welding of thin sheets',
    description: 'Welds thin sheets of steel without distortion.',
    criteria: 'Welds three test pieces within a day.',
    type: 'Certificate',
    tags: ['welding'],
    skills: ['welding'],
    validMonths: 24,
    state: 'active',
    edition: 1,
    version: 1,
    ...changes,
  };
}

export function anIssued(changes: Partial<IssuedCredential> = {}): IssuedCredential {
  const { id, name, description, criteria, type, tags, skills, validMonths, edition } = anAchievement();
  return {
    id: idOf(20),
    state: 'active',
    issuer: { id: idOf(1), companyId: idOf(90), name: 'IJssel Steel' },
    achievement: { id, name, description, criteria, type, tags, skills, validMonths, version: edition },
    recipient: 'Robin Vos',
    validFrom: '2026-10-05T09:00:00.000Z',
    validUntil: null,
    evidence: [],
    result: '',
    note: '',
    reason: '',
    isDemonstration: false,
    renews: null,
    actions: ['suspend', 'revoke', 'supersede'],
    changedAt: '2026-10-05T09:00:00.000Z',
    version: 3,
    ...changes,
  };
}

/** The history of a credential that was offered and accepted. */
export const HISTORY: readonly CredentialEvent[] = [
  { action: 'offer', side: 'issuer', reason: '', at: '2026-10-04T09:00:00.000Z' },
  { action: 'accept', side: 'recipient', reason: '', at: '2026-10-05T09:00:00.000Z' },
];

/** One page that is the whole list. */
export const pageOf = <Item>(...items: Item[]): { items: Item[]; nextCursor: null } => ({ items, nextCursor: null });
