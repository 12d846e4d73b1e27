import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { ACCESS_CALLERS, type AccessCaller, type AccessRow, statusFor } from '#core/testing/access-row.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { type LooseInput, requestOf } from '#core/testing/test-request.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getOwnCredential } from '../contract/passport-endpoints.ts';
import { verifyCredential } from '../contract/verify-endpoints.ts';
import type { PassportTables } from './passport-tables.ts';
import { accessRows } from './testing/access-rows.ts';
import { leaksIn, passportSecrets, type Written } from './testing/leaks.ts';
import { aCredential, trustedIssuer } from './testing/passport-world.ts';

// Every call of the plugin is made as every kind of user. All that the server writes is searched for keys and for credentials of others.

const CALLERS: readonly AccessCaller[] = [...ACCESS_CALLERS, 'admin:', 'admin:passports'];

/** Answers with the newest credential and with the newest sealed key, as no call may. */
const LEAK = endpoint<{ reply: { jwt: string; sealed: string } }>({
  id: 'test-leak.get',
  method: 'GET',
  path: '/test-leak',
  summary: 'Leak.',
});

const leakingPlugin = defineServerPlugin({
  id: 'test-leak',
  summary: 'Answers with secrets.',
  requires: ['skill-passports'],
  setup: ({ db }) => {
    const own = db.$extendTables<PassportTables>();
    const run = async () => {
      const { jwt } = await own.selectFrom('credentials').select('jwt').where('jwt', 'is not', null).executeTakeFirstOrThrow();
      const { sealed } = await own.selectFrom('issuer_keys').select('sealed').executeTakeFirstOrThrow();
      return { jwt: jwt ?? '', sealed: Buffer.from(sealed ?? '').toString('hex') };
    };
    const contract = endpointContract(LEAK, { reply: z.object({ jwt: z.string(), sealed: z.string() }) });
    return { handlers: [handle(contract, { policy: 'public', run })] };
  },
});

const api = testServer([...serverPlugins, leakingPlugin], { logTo: { write: (line) => void log.push(line) } });
const log: string[] = [];

interface Answered extends Written {
  readonly status: number;
}

async function send(call: AnyEndpoint, input: LooseInput, who: AccessCaller, name: string): Promise<Answered> {
  const caller = api.as(who, name);
  const answer = await api.app.inject(requestOf(call, input, await caller.headers()));
  const reader = who === 'visitor' ? undefined : (await caller.actor()).userId;
  const text = `${JSON.stringify(answer.headers)}\n${answer.body}`;
  return { where: `${call.id} as ${who} (${answer.statusCode})`, text, reader, status: answer.statusCode };
}

/** One caller of each kind for whom the call does something, or a visitor where it does the same for all. */
function ownersOf(row: AccessRow): readonly AccessCaller[] {
  const owners = ACCESS_CALLERS.filter((who) => {
    const status = statusFor(row, who);
    return (typeof status === 'number' ? status : status.own) < 300;
  });
  return owners.includes('visitor') ? ['visitor'] : owners;
}

/** Makes a call with the objects of each owner: first as strangers of every kind, then as the owner. One of them must succeed. */
async function drive(row: AccessRow): Promise<Written[]> {
  const owners = ownersOf(row);
  if (owners.length === 0) throw new Error(`Nobody may make the call ${row.call.id}`);
  const written: Written[] = [];
  for (const who of owners) {
    const name = `${row.call.id.replace('skill-passports.', '')}-${who.replace(':', '-')}`;
    const input = (await row.input?.({ server: api, who, name, ownership: 'own' })) ?? {};
    const answers: Answered[] = [];
    for (const stranger of CALLERS) answers.push(await send(row.call, input, stranger, 'stranger'));
    answers.push(await send(row.call, input, who, name));
    expect([name, answers.some(({ status }) => status < 300)]).toEqual([name, true]);
    written.push(...answers);
  }
  return written;
}

/** Everybody verifies a credential of another person, by its text and by its id. */
async function verifications(): Promise<Written[]> {
  const { id } = await aCredential(api, { issuer: await trustedIssuer(api, 'verified'), candidate: 'verified' });
  const own = api.db.$extendTables<PassportTables>().selectFrom('credentials').select('jwt').where('id', '=', id);
  const { jwt } = await own.executeTakeFirstOrThrow();
  const answers: Written[] = [];
  for (const who of CALLERS) {
    for (const body of [{ id }, { text: jwt }, { text: `${jwt}x` }]) answers.push(await send(verifyCredential, { body }, who, 'stranger'));
    answers.push(await send(getOwnCredential, { params: { id } }, who, 'stranger'));
  }
  return answers;
}

async function documents(): Promise<Written[]> {
  const paths = ['/api/docs', '/api/openapi.json'];
  return Promise.all(paths.map(async (where) => ({ where, text: (await api.app.inject({ url: where })).body, reader: undefined })));
}

test('no call of the plugin gives a key or a credential of another person to anybody, and none gets into the log', async () => {
  const written: Written[] = [...(await verifications()), ...(await documents())];
  const own = api.registry.handlers.filter(({ plugin }) => plugin === 'skill-passports');
  for (const { handler } of own) {
    const row = accessRows.find(({ call }) => call.id === handler.contract.endpoint.id);
    if (row === undefined) throw new Error(`${handler.contract.endpoint.id} has no row of access, so it was not called`);
    written.push(...(await drive(row)));
  }
  await api.drain();
  const secrets = await passportSecrets(api);
  expect(secrets.filter(({ reader }) => reader === undefined).length).toBeGreaterThan(100);
  expect(secrets.filter(({ reader }) => reader !== undefined).length).toBeGreaterThan(10);
  expect(log.length).toBeGreaterThan(written.length);
  expect(leaksIn([...written, { where: 'the log', text: log.join(''), reader: undefined }], secrets)).toEqual([]);
  // Some hundred calls, and a new key for each issuer.
}, 240_000);

test('the search finds a credential and a sealed key in an answer', async () => {
  const secrets = await passportSecrets(api);
  const leaked = leaksIn([await send(LEAK, {}, 'visitor', 'anybody')], secrets);
  for (const kind of ['a part of the credential', 'the sealed key']) expect(leaked).toContainEqual(expect.stringContaining(kind));
});

const PART = 'A'.repeat(43);
test.each([`{"d":"${PART}"}`, JSON.stringify({ text: `{"qi": "${PART}"}` }), '-----BEGIN PRIVATE KEY-----'])(
  'the search finds %s',
  (text) => {
    expect(leaksIn([{ where: 'an answer', text, reader: undefined }], [])).toHaveLength(1);
  },
);

test('the recipient reads the own credential, and nobody else does', () => {
  const secrets = [{ what: 'a credential', text: 'signed', reader: 'robin' }];
  const readBy = (reader: string | undefined) => leaksIn([{ where: 'an answer', text: 'It was signed.', reader }], secrets);
  expect([readBy('robin'), readBy('kim'), readBy(undefined)].map((found) => found.length)).toEqual([0, 1, 1]);
});
