import { englishTexts } from './support/english-texts.ts';
import { pluginFolders, read, typescriptBelow } from './support/project.ts';

// Facts about users have codes on the server, `<plugin>.<what>`, and sentences on the client, `userFacts.<what>` with plural forms. The
// check of the texts compares the languages.

const plugins = pluginFolders().filter((plugin) => factsOf(plugin).length + sentencesOf(plugin).length > 0);

test('Each code of a fact about users has its sentence, and no other code has one', () => {
  const facts = plugins.map((plugin) => [plugin, factsOf(plugin)]);
  const sentences = plugins.map((plugin) => [plugin, sentencesOf(plugin)]);
  expect(sentences).toEqual(facts);
});

/** The codes in the server modules of a plugin that make facts. */
function factsOf(plugin: string): string[] {
  const sources = typescriptBelow(`src/plugins/${plugin}`, { tests: false }).filter((path) => path.includes('/server/'));
  const making = sources.map(read).filter((source) => /\bUserFact\b/.test(source));
  const codes = making.flatMap((source) => [...source.matchAll(new RegExp(`'${plugin}\\.([a-z-]+)'`, 'g'))].map(([, what = '']) => what));
  return [...new Set(codes)].sort();
}

function sentencesOf(plugin: string): string[] {
  const texts = Object.keys(englishTexts(plugin).userFacts ?? {});
  return [...new Set(texts.map((key) => key.replace(/_[a-z]+$/, '')))].sort();
}
