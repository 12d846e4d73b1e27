import { v7 as uuidv7 } from 'uuid';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { isShownInView } from '#core/server/http/viewed-rules.ts';
import { callInView } from '#core/testing/call-in-view.ts';
import { NO_PROVIDER } from '#core/testing/no-provider.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { viewOf } from '#plugins/users/server/testing/view-caller.ts';

// Each call of the product, made by an administrator who sees the site as an employer.

const server = testServer([...serverPlugins, shelfServerPlugin()], { identity: NO_PROVIDER });
let headers: Readonly<Record<string, string>>;
let view: string;
let calls: readonly { readonly call: AnyEndpoint; readonly isShown: boolean }[];
beforeAll(async () => {
  headers = await server.as('admin').headers();
  view = await viewOf(server, 'first', (await server.as('employer').actor()).userId);
  calls = server.registry.handlers.map(({ handler }) => ({ call: handler.contract.endpoint, isShown: isShownInView(handler) }));
});

async function codesOf(chosen: readonly { readonly call: AnyEndpoint }[]): Promise<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const { call } of chosen) {
    const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', uuidv7()]));
    const { status, body } = await callInView(server, headers, { view, call, input: { params } });
    codes[call.id] = `${status} ${body.code}`;
  }
  return codes;
}

const all = (chosen: readonly { readonly call: AnyEndpoint }[], answer: string): Record<string, string> =>
  Object.fromEntries(chosen.map(({ call }) => [call.id, answer]));

test('A view refuses each call of the product that is not a GET, and does not record it as read', async () => {
  const writes = calls.filter(({ call }) => call.method !== 'GET');
  expect(writes.length).toBeGreaterThan(10);
  expect(await codesOf(writes)).toEqual(all(writes, '403 view-as.reads-only'));
  const db = server.db.$extendTables<{ user_view_calls: { endpoint: string } }>();
  expect(await db.selectFrom('user_view_calls').select('endpoint').execute()).toEqual([]);
});

test('A view refuses files, messages and the own record of the person', async () => {
  const hidden = calls.filter(({ call, isShown }) => call.method === 'GET' && (call.kind === 'download' || !isShown));
  const named = ['account.list-sessions', 'account.get-deletion-plan', 'users.list-own-views', 'shelf.take'];
  expect(hidden.map(({ call }) => call.id)).toEqual(expect.arrayContaining(named));
  expect(await codesOf(hidden)).toEqual(all(hidden, '403 view-as.not-shown'));
});
