import { englishTexts } from './support/english-texts.ts';
import { pluginFolders, read, typescriptBelow } from './support/project.ts';

// Facts about users have codes on the server, `<plugin>.<what>`, in `server/user-facts.ts`. Their sentences on the client are
// `userFacts.<what>`, with plural forms. The check of the texts compares the languages.

test('Each code of a fact about users has its sentence, and no other code has one', () => {
  const plugins = pluginFolders().filter((plugin) => contributesFacts(plugin) || sentencesOf(plugin).length > 0);
  expect(plugins.map((plugin) => [plugin, sentencesOf(plugin)])).toEqual(plugins.map((plugin) => [plugin, factsOf(plugin)]));
});

function contributesFacts(plugin: string): boolean {
  const sources = typescriptBelow(`src/plugins/${plugin}`, { tests: false }).filter((path) => path.includes('/server/'));
  return sources.some((path) => /\buserReferences\.add\(/.test(read(path)));
}

function factsOf(plugin: string): string[] {
  const source = read(`src/plugins/${plugin}/server/user-facts.ts`);
  const codes = [...source.matchAll(new RegExp(`'${plugin}\\.([a-z-]+)'`, 'g'))].map(([, what = '']) => what);
  return [...new Set(codes)].sort();
}

function sentencesOf(plugin: string): string[] {
  const keys = Object.keys(englishTexts(plugin).userFacts ?? {});
  return [...new Set(keys.map((key) => key.replace(/_[a-z]+$/, '')))].sort();
}
