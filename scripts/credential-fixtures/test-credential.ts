import { createHash } from 'node:crypto';

const ORIGIN = 'https://jobs.example';
const ISSUER = `${ORIGIN}/ob/issuers/019ac000-0000-7000-8000-000000000001`;
const LIST = `${ORIGIN}/ob/status/019ac000-0000-7000-8000-000000000004`;
const CREDENTIAL = `${ORIGIN}/ob/credentials/019ac000-0000-7000-8000-000000000005`;
const SUBJECT = 'urn:uuid:6f1c1f0e-3c5b-4a52-9a7e-0d8c2b6f4e11';
const SALT = 'a-salt-of-this-credential';
const NAME = 'Working at height';

/** Who holds the credential. */
export const RECIPIENT = 'robin@example.org';

/** The instant at which the credential is verified. */
export const NOW = '2026-11-26T12:00:00Z';

/** Another issuer of the same site. */
export const OTHER_ISSUER = ISSUER.replace(/1$/, '9');

/** A credential that the site does not know. */
export const UNKNOWN_CREDENTIAL = CREDENTIAL.replace(/5$/, '9');

/** The header of the valid credential. */
export const HEADER = { alg: 'RS256', typ: 'JWT', kid: `${ISSUER}/keys/019ac000-0000-7000-8000-000000000002` };

/** The payload of the valid credential, written by hand and not by the code that it tests. */
export const PAYLOAD = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
  id: CREDENTIAL,
  type: ['VerifiableCredential', 'AchievementCredential'],
  name: NAME,
  issuer: { id: ISSUER, type: ['Profile'], name: 'Harbour Works' },
  validFrom: '2026-11-20T09:00:00Z',
  validUntil: '2028-11-20T09:00:00Z',
  credentialSubject: {
    id: SUBJECT,
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        hashed: true,
        identityType: 'emailAddress',
        identityHash: `sha256$${createHash('sha256')
          .update(RECIPIENT + SALT)
          .digest('hex')}`,
        salt: SALT,
      },
    ],
    achievement: {
      id: `${ORIGIN}/ob/achievements/019ac000-0000-7000-8000-000000000003/1`,
      type: ['Achievement'],
      achievementType: 'Certificate',
      name: NAME,
      description: 'Safe work at height, alone and in a team.',
      criteria: { narrative: 'A practical test and a written one.' },
    },
    result: [{ type: ['Result'], value: 'Passed' }],
  },
  evidence: [{ id: 'https://example.org/proof', type: ['Evidence'], name: 'The written test' }],
  credentialStatus: {
    id: `${LIST}#94567`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '94567',
    statusListCredential: LIST,
  },
  iss: ISSUER,
  jti: CREDENTIAL,
  sub: SUBJECT,
  nbf: 1_795_165_200,
  exp: 1_858_323_600,
};
