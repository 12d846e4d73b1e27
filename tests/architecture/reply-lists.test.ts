import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { serverPlugins } from '#plugins/index.server.ts';

type Json = Readonly<Record<string, unknown>>;

let document: Json;
beforeAll(async () => {
  const server: TestServer = await serverWith([...serverPlugins, shelfServerPlugin()]);
  document = (await server.app.inject('/api/openapi.json')).json();
});

interface ReplyList {
  readonly call: string;
  readonly at: string;
  readonly isLimited: boolean;
}

/** Every list of objects in an answer: of objects with an id, or of ids. Such lists grow with what an account adds. */
function replyLists(): readonly ReplyList[] {
  const found: ReplyList[] = [];
  const visit = (call: string, value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Json;
    const items = Object(schema.items) as Json;
    const isOfObjects = 'id' in Object(items.properties) || items.format === 'uuid';
    if ([schema.type].flat().includes('array') && isOfObjects) found.push({ call, at, isLimited: typeof schema.maxItems === 'number' });
    for (const [key, inner] of Object.entries(schema)) visit(call, inner, `${at}/${key}`);
  };
  for (const calls of Object.values(document.paths as Record<string, Record<string, Json>>)) {
    for (const { operationId, responses } of Object.values(calls)) {
      const answers = Object.entries(responses as Json).filter(([status]) => status.startsWith('2'));
      for (const [, answer] of answers) visit(String(operationId), Object(answer).content?.['application/json']?.schema, '');
    }
  }
  return found;
}

/** Calls with lists of the site, which only administrators make longer: their groups, and messages of a server for development. */
const OF_THE_SITE = ['users.', 'admin-masters.', 'workbench.'];

const isOfTheSite = ({ call }: ReplyList): boolean => OF_THE_SITE.some((plugin) => call.startsWith(plugin));

test('Every list of objects of an account has a maximum number of items that its contract states, or comes in pages', () => {
  const lists = replyLists().filter((list) => !isOfTheSite(list));
  expect(lists.length).toBeGreaterThan(30);
  expect(lists.filter(({ isLimited }) => !isLimited).map(({ call, at }) => `${call} ${at}`)).toEqual([]);
});
