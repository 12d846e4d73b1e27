import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { NOT_RECRUITERS, ONLY_ISSUING_RECRUITERS } from '#plugins/employer/contract/testing/recruiter-answers.ts';
import * as credentialCalls from '../../contract/credential-endpoints.ts';
import * as issuerCalls from '../../contract/issuer-endpoints.ts';
import * as passportCalls from '../../contract/passport-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { anIssuer, keyOf, newIssuer, ownCredential, ownOffer, ownRequest, suspendedCredential } from './access-objects.ts';
import { openAccessRows } from './open-access-rows.ts';
import { activeAchievement, draftAchievement, INPUT, REASON } from './passport-world.ts';

const forOwners = (status: number) => onlyFor({ employer: { own: status, foreign: 404 }, ...NOT_RECRUITERS });
const forIssuing = (status: number) => onlyFor({ employer: { own: status, foreign: 404 }, ...ONLY_ISSUING_RECRUITERS });
const forCandidates = onlyFor({ candidate: { own: 200, foreign: 404 } });
const forIssuers = { ...forIssuing(200), admin: { own: 200, foreign: 200 } };
const forRoles = onlyFor({ candidate: 200, employer: 200, admin: 200 });

// The page of the plugin opens for every role, and shows what the role may see.
const ofDuty = { duty: 'passports', screens: [] } as const;

const REASONED = { reason: 'We check this once more.' };
const EMPTY = { evidence: [], result: '' };

const issuerRows: readonly AccessRow[] = [
  {
    call: issuerCalls.askToIssue,
    answers: forOwners(201),
    input: async ({ server, who, name, ownership }) => {
      const member = server.as('employer', ownership === 'own' && who === 'employer' ? name : `${name}-${who}-member`);
      const { id: companyId } = await member.reply(createCompany, { body: { name: `Company of ${name}-${who}` } });
      return { body: { companyId, name: 'Harbour Works' } };
    },
  },
  { call: issuerCalls.listMyIssuers, answers: onlyFor({ employer: 200 }) },
  ...[issuerCalls.listIssuers, issuerCalls.countWaitingIssuers].map((call) => ({ call, answers: onlyFor({ admin: 200 }), ...ofDuty })),
  {
    call: issuerCalls.decideIssuer,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'passports',
    input: async (cell) => ({
      params: { id: (await newIssuer(cell)).issuerId },
      body: { to: 'suspended', reason: REASON, version: 2 },
    }),
  },
  { call: issuerCalls.createKey, answers: forOwners(201), input: async (cell) => ({ params: { id: (await newIssuer(cell)).issuerId } }) },
  {
    call: issuerCalls.compromiseKey,
    answers: { ...forIssuers, ...NOT_RECRUITERS },
    duty: 'passports',
    input: async (cell) => {
      const issuer = await newIssuer(cell);
      return { params: { id: issuer.issuerId, key: await keyOf(cell, issuer) }, body: { from: '2026-01-01T00:00:00Z' } };
    },
  },
];

const achievementRows: readonly AccessRow[] = [
  {
    call: issuerCalls.listAchievements,
    answers: forRoles,
    everyAdmin: true,
    shared: 'Every user may read what a trusted issuer offers.',
    input: async (cell) => ({ params: { id: (await anIssuer(cell)).issuerId } }),
  },
  {
    call: issuerCalls.listOffered,
    answers: forRoles,
    everyAdmin: true,
    screens: [{ route: passportRoutes.form, isClosedTo: ['admin'], because: 'Administrators neither ask for credentials nor offer them.' }],
  },
  {
    call: issuerCalls.createAchievement,
    answers: forOwners(201),
    input: async (cell) => ({ params: { id: (await anIssuer(cell)).issuerId }, body: INPUT }),
  },
  {
    call: issuerCalls.updateAchievement,
    answers: forOwners(200),
    input: async (cell) => {
      const { id, version } = await draftAchievement(cell.server, await anIssuer(cell));
      return { params: { id }, body: { input: INPUT, isActive: true, version } };
    },
  },
  {
    call: issuerCalls.retireAchievement,
    answers: forOwners(200),
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
    call: credentialCalls.offerCredential,
    answers: forIssuing(201),
    input: async (cell) => {
      const { id } = await activeAchievement(cell.server, await anIssuer(cell));
      return { params: { id }, body: { to: { email: 'new-colleague@example.org' }, ...EMPTY } };
    },
  },
  {
    call: credentialCalls.grantRequest,
    answers: forIssuing(200),
    input: async (cell) => ({ params: { id: (await ownRequest(cell)).id }, body: { ...EMPTY, version: 1 } }),
  },
  {
    call: credentialCalls.refuseRequest,
    answers: forIssuing(200),
    input: async (cell) => ({ params: { id: (await ownRequest(cell)).id }, body: { ...REASONED, version: 1 } }),
  },
  {
    call: credentialCalls.listIssued,
    answers: forIssuers,
    ...ofDuty,
    input: async (cell) => ({ params: { id: (await anIssuer(cell)).issuerId } }),
  },
  { call: credentialCalls.listAllIssued, answers: onlyFor({ admin: 200 }), ...ofDuty },
  {
    call: credentialCalls.getIssued,
    answers: forIssuers,
    ...ofDuty,
    input: async (cell) => ({ params: { id: (await ownOffer(cell)).id } }),
  },
  { call: credentialCalls.suspendCredential, answers: forIssuers, duty: 'passports', input: changeOf(REASONED) },
  {
    call: credentialCalls.resumeCredential,
    answers: forIssuers,
    duty: 'passports',
    input: async (cell) => ({ params: { id: (await suspendedCredential(cell)).id }, body: { version: 3 } }),
  },
  { call: credentialCalls.revokeCredential, answers: forIssuers, duty: 'passports', input: changeOf({ reason: 'error' }) },
];

const passportRows: readonly AccessRow[] = [
  { call: passportCalls.getPassport, answers: onlyFor({ candidate: 200 }) },
  { call: passportCalls.getOwnCredential, answers: forCandidates, input: async (cell) => ({ params: { id: (await ownOffer(cell)).id } }) },
  {
    call: passportCalls.acceptCredential,
    answers: forCandidates,
    input: async (cell) => ({ params: { id: (await ownOffer(cell)).id }, body: { version: 1 } }),
  },
  {
    call: passportCalls.declineCredential,
    answers: forCandidates,
    input: async (cell) => ({ params: { id: (await ownOffer(cell)).id }, body: { version: 1 } }),
  },
  {
    call: passportCalls.hideCredential,
    answers: forCandidates,
    input: async (cell) => ({ params: { id: (await ownOffer(cell)).id }, body: { isHidden: true } }),
  },
  {
    call: passportCalls.requestCredential,
    answers: onlyFor({ candidate: 201 }),
    input: async (cell) => {
      const { id: achievementId } = await activeAchievement(cell.server, await anIssuer(cell));
      return { body: { achievementId, note: '', evidence: [] } };
    },
  },
  {
    call: passportCalls.getCredentialFile,
    answers: forCandidates,
    input: async (cell) => ({ params: { id: (await ownCredential(cell)).id } }),
  },
];

/** Expected access to the calls of the plugin `skill-passports`. */
export const accessRows: readonly AccessRow[] = [
  ...issuerRows,
  ...achievementRows,
  ...issuedRows,
  ...passportRows,
  ...openAccessRows(answers(200)),
];
