import { coreErrors, type ErrorMeaning } from '#core/contract/errors.ts';
import { exportIssues } from '#core/contract/export-issues.ts';
import { fileIssues } from '#core/contract/files/file-issues.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { englishTexts } from './support/english-texts.ts';
import { filesBelow, projectRoot } from './support/project.ts';

// The server sends English sentences, and the client translates their codes. Both must have the same English text.

interface Catalogue {
  readonly plugin: string;
  /** `errors` or `issues`. */
  readonly group: string;
  readonly sentences: Readonly<Record<string, string>>;
}

async function catalogues(): Promise<Catalogue[]> {
  const files = filesBelow('src/plugins').filter((path) => /^src\/plugins\/[^/]+\/contract\/(errors|issues)\.ts$/.test(path));
  const ofPlugins = files.map(async (path): Promise<Catalogue> => {
    const [, plugin = '', group = ''] = /^src\/plugins\/([^/]+)\/contract\/(errors|issues)/.exec(path) ?? [];
    const module = (await import(`${projectRoot}/${path}`)) as Record<string, Readonly<Record<string, string | ErrorMeaning>>>;
    const entries = Object.values(module).flatMap((catalogue) => Object.entries(catalogue));
    return { plugin, group, sentences: Object.fromEntries(entries.map(([code, said]) => [nameOf(code, plugin), sentenceOf(said)])) };
  });
  return [
    { plugin: 'core', group: 'errors', sentences: mapped(coreErrors, ({ message }) => message) },
    {
      plugin: 'core',
      group: 'issues',
      sentences: {
        ...Object.fromEntries(Object.entries(ISSUE_SENTENCES).flatMap(pluralised)),
        ...fileIssues,
        ...exportIssues,
      },
    },
    ...(await Promise.all(ofPlugins)),
  ];
}

function mapped<Value>(values: Readonly<Record<string, Value>>, text: (value: Value) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(value)]));
}

function nameOf(code: string, plugin: string): string {
  expect(code).toMatch(new RegExp(`^${plugin}\\.[a-z-]+$`));
  return code.slice(plugin.length + 1);
}

function sentenceOf(said: string | ErrorMeaning): string {
  return typeof said === 'string' ? said : said.message;
}

function pluralised([code, said]: [string, string | { readonly one: string; readonly other: string }]): [string, string][] {
  if (typeof said === 'string') return [[code, said]];
  return [
    [`${code}_one`, said.one],
    [`${code}_other`, said.other],
  ];
}

test('The sentences of the server equal the English texts of their codes, and no code has another text', async () => {
  const all = await catalogues();
  expect(all.length).toBeGreaterThan(3);
  for (const { plugin, group, sentences } of all)
    expect({ plugin, [group]: englishTexts(plugin)[group] }).toEqual({ plugin, [group]: sentences });
});

test('Texts by code exist only for existing codes', async () => {
  const known = (await catalogues()).map(({ plugin, group }) => `${plugin} ${group}`);
  const plugins = [
    'core',
    ...new Set(filesBelow('src/plugins').flatMap((path) => /^src\/plugins\/([^/]+)\/client\/locales\/en\.json$/.exec(path)?.[1] ?? [])),
  ];
  const written = plugins.flatMap((plugin) =>
    ['errors', 'issues'].filter((group) => group in englishTexts(plugin)).map((group) => `${plugin} ${group}`),
  );
  expect(written.filter((one) => !known.includes(one))).toEqual([]);
});
