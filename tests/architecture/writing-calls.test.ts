import type { CallNews } from '#core/testing/call-news.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { filesBelow, projectRoot, read } from './support/project.ts';
import { RAISED_OTHERWISE, WRITING_CALLS } from './support/writing-calls.ts';

/** The calls of the list here, and those of the plugins' own lists. */
const CALLS: Readonly<Record<string, CallNews>> = Object.assign(
  { ...WRITING_CALLS },
  ...filesBelow('src/plugins')
    .filter((path) => path.endsWith('/server/testing/writing-calls.ts'))
    .map((path) => (require(`${projectRoot}/${path}`) as { readonly writingCalls: object }).writingCalls),
);

let server: TestServer;
beforeAll(async () => {
  server = await serverWith(serverPlugins);
});

/** The calls that may change something, by the method of their contract. */
function writingCalls(): string[] {
  const endpoints = server.registry.handlers.map(({ handler }) => handler.contract.endpoint);
  return endpoints
    .filter(({ method }) => method !== 'GET')
    .map(({ id }) => id)
    .sort();
}

/** The kinds that have words. The server refuses a kind without words. */
function wordedKinds(): string[] {
  const files = filesBelow('src').flatMap((path) => {
    const [, owner] = /^src\/(?:plugins\/)?([^/]+)\/contract\/notices\/en\.json$/.exec(path) ?? [];
    return owner === undefined ? [] : [{ path, owner }];
  });
  return files.flatMap(({ path, owner }) => {
    const words = JSON.parse(read(path)) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    return Object.entries(words)
      .filter(([, parts]) => Object.keys(parts).some((part) => part === 'title' || part.startsWith('title_')))
      .map(([what]) => `${owner}.${what}`);
  });
}

const raised = (): ReadonlySet<string> =>
  new Set([...Object.values(CALLS).flatMap((news) => ('raises' in news ? news.raises : [])), ...Object.keys(RAISED_OTHERWISE)]);

test('Each writing call raises a notice, or is named with the reason why nobody needs to know', () => {
  expect(writingCalls()).toEqual(Object.keys(CALLS).sort());
});

test('Reasons are sentences', () => {
  const reasons = Object.values(CALLS).flatMap((news) => ('nobody' in news ? [news.nobody] : []));
  expect([...reasons, ...Object.values(RAISED_OTHERWISE)].filter((reason) => !/^[A-Z].{9,}\.$/.test(reason))).toEqual([]);
});

test('Each kind of notice is raised by a call, or is named with what raises it', () => {
  expect(wordedKinds().filter((kind) => !raised().has(kind))).toEqual([]);
});

test('Each kind that a call raises has words', () => {
  const worded = new Set(wordedKinds());
  // A plugin that declares no kinds yet.
  const owners = new Set([...worded].map((kind) => kind.split('.')[0]));
  expect([...raised()].filter((kind) => owners.has(kind.split('.')[0]) && !worded.has(kind))).toEqual([]);
});
