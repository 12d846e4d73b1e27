import { actionsOf } from '../../contract/credential-states.ts';
import type { OfferedAchievement } from '../../contract/issuer-schemas.ts';
import type { CredentialDetail, OwnCredential, Passport } from '../../contract/passport-schemas.ts';

const id = (kind: number, number: number): string => `018f0000-0000-7000-8000-${String(kind * 100_000 + number).padStart(12, '0')}`;

const INPUT = {
  description: 'Cares for patients with a stoma.',
  criteria: 'Twenty supervised procedures.',
  type: 'Competency',
  tags: [],
  skills: ['stoma-care'],
  validMonths: 24,
} as const;

/** A credential with a number in its id and its words, signed unless its state says otherwise. */
export function aCredential(number: number, fields: Partial<OwnCredential> = {}): OwnCredential {
  const state = fields.state ?? 'active';
  const isSigned = !['requested', 'offered', 'declined'].includes(state);
  return {
    id: id(1, number),
    state,
    issuer: { id: id(2, number), companyId: id(3, number), name: `Company ${number}` },
    achievement: { ...INPUT, id: id(4, number), version: 1, name: `Achievement ${number}` },
    validFrom: isSigned ? '2026-03-02T09:00:00.000Z' : null,
    validUntil: null,
    ...{ evidence: [], result: '', note: '', reason: '', isDemonstration: false, renews: null, isHidden: false },
    actions: actionsOf(state, 'recipient'),
    changedAt: '2026-03-01T09:00:00.000Z',
    version: 1,
    ...fields,
  };
}

/** A credential as its sheet shows it. */
export function aDetail(number: number, fields: Partial<CredentialDetail> = {}): CredentialDetail {
  return {
    ...aCredential(number, fields),
    history: [{ action: 'offer', side: 'issuer', reason: '', at: '2026-03-01T09:00:00.000Z' }],
    payload: '{\n  "name": "signed"\n}',
    ...fields,
  };
}

export function aPassport(credentials: readonly OwnCredential[], skills: Passport['skills'] = []): Passport {
  return { credentials, skills };
}

/** What a company offers. */
export function anOffered(number: number, fields: Partial<OfferedAchievement> = {}): OfferedAchievement {
  return {
    ...INPUT,
    ...{ id: id(4, number), issuerId: id(2, number), name: `Achievement ${number}`, state: 'active', edition: 1, version: 1 },
    issuer: { id: id(2, number), companyId: id(3, number), name: `Company ${number}` },
    ...fields,
  };
}
