import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import {
  getIssued,
  grantRequest,
  listAllIssued,
  listIssued,
  offerCredential,
  refuseRequest,
  resumeCredential,
  revokeCredential,
  suspendCredential,
} from '../../contract/credential-endpoints.ts';
import {
  askToIssue,
  compromiseKey,
  countWaitingIssuers,
  createAchievement,
  createKey,
  decideIssuer,
  listAchievements,
  listIssuers,
  listMyIssuers,
  listOffered,
  retireAchievement,
  updateAchievement,
} from '../../contract/issuer-endpoints.ts';
import {
  acceptCredential,
  declineCredential,
  getCredentialFile,
  getOwnCredential,
  getPassport,
  hideCredential,
  requestCredential,
} from '../../contract/passport-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { anIssuer, keyOf, newIssuer, ownCredential, ownOffer, ownRequest, suspendedCredential } from './access-objects.ts';
import { openAccessRows } from './open-access-rows.ts';
import { activeAchievement, draftAchievement, INPUT, REASON } from './passport-world.ts';

const forMembers = (status: number) => onlyFor({ employer: { own: status, foreign: 404 } });
const forCandidates = onlyFor({ candidate: { own: 200, foreign: 404 } });
const forIssuers = onlyFor({ employer: { own: 200, foreign: 404 }, admin: { own: 200, foreign: 200 } });
const forRoles = onlyFor({ candidate: 200, employer: 200, admin: 200 });

// The page of the plugin opens for every role, and shows what the role may see.
const ofDuty = { duty: 'passports', screens: [] } as const;

const REASONED = { reason: 'We check this once more.' };
const EMPTY = { evidence: [], result: '' };

const issuerRows: readonly AccessRow[] = [
  {
    call: askToIssue,
    answers: onlyFor({ employer: { own: 201, foreign: 404 } }),
    input: async ({ server, who, name, ownership }) => {
      const member = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-member`);
      const { id: companyId } = await member.reply(createCompany, { body: { name: `Company of ${name}-${who}` } });
      return { body: { companyId, name: 'Harbour Works' } };
    },
  },
  { call: listMyIssuers, answers: onlyFor({ employer: 200 }) },
  ...[listIssuers, countWaitingIssuers].map((call) => ({ call, answers: onlyFor({ admin: 200 }), ...ofDuty })),
  {
    call: decideIssuer,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'passports',
    input: async (cell) => ({
      params: { id: (await newIssuer(cell)).issuerId },
      body: { to: 'suspended', reason: REASON, version: 2 },
    }),
  },
  { call: createKey, answers: forMembers(201), input: async (cell) => ({ params: { id: (await newIssuer(cell)).issuerId } }) },
  {
    call: compromiseKey,
    answers: forIssuers,
    duty: 'passports',
    input: async (cell) => {
      const issuer = await newIssuer(cell);
      return { params: { id: issuer.issuerId, key: await keyOf(cell, issuer) }, body: { from: '2026-01-01T00:00:00Z' } };
    },
  },
];

const achievementRows: readonly AccessRow[] = [
  {
    call: listAchievements,
    answers: forRoles,
    everyAdmin: true,
    shared: 'Every user may read what a trusted issuer offers.',
    input: async (cell) => ({ params: { id: (await anIssuer(cell)).issuerId } }),
  },
  {
    call: listOffered,
    answers: forRoles,
    everyAdmin: true,
    screens: [{ route: passportRoutes.form, isClosedTo: ['admin'], because: 'Administrators neither ask for credentials nor offer them.' }],
  },
  {
    call: createAchievement,
    answers: forMembers(201),
    input: async (cell) => ({ params: { id: (await anIssuer(cell)).issuerId }, body: INPUT }),
  },
  {
    call: updateAchievement,
    answers: forMembers(200),
    input: async (cell) => {
      const { id, version } = await draftAchievement(cell.server, await anIssuer(cell));
      return { params: { id }, body: { input: INPUT, isActive: true, version } };
    },
  },
  {
    call: retireAchievement,
    answers: forMembers(200),
    input: async (cell) => {
      const { id, version } = await draftAchievement(cell.server, await anIssuer(cell));
      return { params: { id }, body: { version } };
    },
  },
];

const changeOf =
  (body: object) =>
  async (cell: AccessCell): Promise<{ params: { id: string }; body: object }> => ({
    params: { id: (await ownCredential(cell)).id },
    body: { ...body, version: 2 },
  });

const issuedRows: readonly AccessRow[] = [
  {
    call: offerCredential,
    answers: forMembers(201),
    input: async (cell) => {
      const { id } = await activeAchievement(cell.server, await anIssuer(cell));
      return { params: { id }, body: { to: { email: 'new-colleague@example.org' }, ...EMPTY } };
    },
  },
  {
    call: grantRequest,
    answers: forMembers(200),
    input: async (cell) => ({ params: { id: (await ownRequest(cell)).id }, body: { ...EMPTY, version: 1 } }),
  },
  {
    call: refuseRequest,
    answers: forMembers(200),
    input: async (cell) => ({ params: { id: (await ownRequest(cell)).id }, body: { ...REASONED, version: 1 } }),
  },
  { call: listIssued, answers: forIssuers, ...ofDuty, input: async (cell) => ({ params: { id: (await anIssuer(cell)).issuerId } }) },
  { call: listAllIssued, answers: onlyFor({ admin: 200 }), ...ofDuty },
  { call: getIssued, answers: forIssuers, ...ofDuty, input: async (cell) => ({ params: { id: (await ownOffer(cell)).id } }) },
  { call: suspendCredential, answers: forIssuers, duty: 'passports', input: changeOf(REASONED) },
  {
    call: resumeCredential,
    answers: forIssuers,
    duty: 'passports',
    input: async (cell) => ({ params: { id: (await suspendedCredential(cell)).id }, body: { version: 3 } }),
  },
  { call: revokeCredential, answers: forIssuers, duty: 'passports', input: changeOf({ reason: 'error' }) },
];

const passportRows: readonly AccessRow[] = [
  { call: getPassport, answers: onlyFor({ candidate: 200 }) },
  { call: getOwnCredential, answers: forCandidates, input: async (cell) => ({ params: { id: (await ownOffer(cell)).id } }) },
  {
    call: acceptCredential,
    answers: forCandidates,
    input: async (cell) => ({ params: { id: (await ownOffer(cell)).id }, body: { version: 1 } }),
  },
  {
    call: declineCredential,
    answers: forCandidates,
    input: async (cell) => ({ params: { id: (await ownOffer(cell)).id }, body: { version: 1 } }),
  },
  {
    call: hideCredential,
    answers: forCandidates,
    input: async (cell) => ({ params: { id: (await ownOffer(cell)).id }, body: { isHidden: true } }),
  },
  {
    call: requestCredential,
    answers: onlyFor({ candidate: 201 }),
    input: async (cell) => {
      const { id: achievementId } = await activeAchievement(cell.server, await anIssuer(cell));
      return { body: { achievementId, note: '', evidence: [] } };
    },
  },
  { call: getCredentialFile, answers: forCandidates, input: async (cell) => ({ params: { id: (await ownCredential(cell)).id } }) },
];

/** Expected access to the calls of the plugin `skill-passports`. */
export const accessRows: readonly AccessRow[] = [
  ...issuerRows,
  ...achievementRows,
  ...issuedRows,
  ...passportRows,
  ...openAccessRows(answers(200)),
];
