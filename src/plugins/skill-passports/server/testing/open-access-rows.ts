import type { AccessAnswers, AccessCell, AccessRow } from '#core/testing/access-row.ts';
import * as verifyCalls from '../../contract/verify-endpoints.ts';
import type { PassportTables } from '../passport-tables.ts';
import { anIssuer, keyOf, ownCredential } from './access-objects.ts';
import { activeAchievement } from './passport-world.ts';

const shared = 'Everybody verifies what a company issued.';

/** What everybody reads and checks. */
export function openAccessRows(answers: AccessAnswers): readonly AccessRow[] {
  const issuerParams = async (cell: AccessCell) => ({ params: { id: (await anIssuer(cell)).issuerId } });
  return [
    { call: verifyCalls.verifyCredential, answers, input: async () => ({ body: { text: 'This is no credential.' } }) },
    { call: verifyCalls.getIssuerProfile, answers, shared, input: issuerParams },
    { call: verifyCalls.getIssuerKeys, answers, shared, input: issuerParams },
    {
      call: verifyCalls.getIssuerKey,
      answers,
      shared,
      input: async (cell) => {
        const issuer = await anIssuer(cell);
        return { params: { id: issuer.issuerId, key: await keyOf(cell, issuer) } };
      },
    },
    {
      call: verifyCalls.getAchievementEdition,
      answers,
      shared,
      input: async (cell) => ({ params: { id: (await activeAchievement(cell.server, await anIssuer(cell))).id, edition: 1 } }),
    },
    { call: verifyCalls.getStatusList, answers, shared, input: async (cell) => ({ params: { id: await signedList(cell) } }) },
    { call: verifyCalls.getCredentialState, answers, shared, input: async (cell) => ({ params: { id: (await ownCredential(cell)).id } }) },
  ];
}

async function signedList(cell: AccessCell): Promise<string> {
  const { id } = await ownCredential(cell);
  await cell.server.drain();
  const credentials = cell.server.db.$extendTables<PassportTables>().selectFrom('credentials').select('list_id').where('id', '=', id);
  return (await credentials.executeTakeFirstOrThrow()).list_id ?? '';
}
