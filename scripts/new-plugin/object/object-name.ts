import { runInNewContext } from 'node:vm';
import { type PluginName, PluginNameFault, wordForms } from '../plugin-name.ts';

/** The forms of the name of an object, for one and for several of them, and the name of its table. */
export interface ObjectName {
  readonly one: PluginName;
  readonly many: PluginName;
  readonly table: string;
}

// The longest name that PostgreSQL keeps, without the ending of the name of an index.
const LONGEST_TABLE = 63 - '_by_user'.length;

/** The names of JavaScript itself, such as `Map`. A type of such a name would hide it. */
const BUILT_IN: ReadonlySet<string> = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));

/**
 * The name of the object that a plugin manages.
 *
 * @param usedWords the capitalized words of the template: a type of the same name would be declared twice
 * @throws PluginNameFault when the name is not in kebab-case, in use in the files of the plugin, or too long
 */
export function objectName(kebab: string, plugin: PluginName, usedWords: ReadonlySet<string>): ObjectName {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab)) {
    throw new PluginNameFault(`"${kebab}" is no name for an object: write one of them in kebab-case, for example job-offer.`);
  }
  const one = wordForms(kebab);
  const many = wordForms(plural(kebab));
  if (BUILT_IN.has(one.pascal) || usedWords.has(one.pascal)) {
    throw new PluginNameFault(`"${kebab}" cannot be the object: the files of the plugin use the name ${one.pascal} already.`);
  }
  const table = plugin.snake === many.snake ? many.snake : `${plugin.snake}_${many.snake}`;
  if (table.length > LONGEST_TABLE) {
    throw new PluginNameFault(`"${kebab}" is too long: the name of its table, ${table}, has more than ${LONGEST_TABLE} characters.`);
  }
  return { one, many, table };
}

/** The English plural of the last word. */
export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
