import { filesBelow, read } from './project.ts';

/** The English texts of a plugin or the core. There may be two files: one for the first view, one for the rest. */
export function englishTexts(plugin: string): Record<string, unknown> {
  const folder = plugin === 'core' ? 'src/core/client/i18n' : `src/plugins/${plugin}`;
  const files = filesBelow(folder).filter((path) => /[/]locales[/]en([.]more)?[.]json$/.test(path));
  const groups = files.flatMap((path) => Object.entries(JSON.parse(read(path)) as Record<string, object | string>));
  const byName = Map.groupBy(groups, ([name]) => name);
  return Object.fromEntries([...byName].map(([name, parts]) => [name, Object.assign({}, ...parts.map(([, texts]) => texts))]));
}
