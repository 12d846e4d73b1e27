import { runInNewContext } from 'node:vm';
import { type PluginName, PluginNameFault, replaceForms, wordForms } from '../plugin-name.ts';

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

/** The name of the object in the template. Each form of it is replaced by the same form of the name of the object. */
export const SAMPLE_OBJECT: ObjectName = { one: wordForms('sample-object'), many: wordForms('sample-objects'), table: 'sample_table' };

/**
 * The name of the object that a plugin manages.
 *
 * @param words the words of the template. Those with the name of the sample must not become one of the others, which would be declared twice
 * @throws PluginNameFault when the name is not in kebab-case, in use in the files of the plugin, or too long
 */
export function objectName(kebab: string, plugin: PluginName, words: ReadonlySet<string>): ObjectName {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab)) {
    throw new PluginNameFault(`"${kebab}" is no name for an object: write one of them in kebab-case, for example job-offer.`);
  }
  const one = wordForms(kebab);
  const many = wordForms(plural(kebab));
  const taken = [...words]
    .map((word) => [word, withName(word, { one, many })] as const)
    .find(([word, own]) => word !== own && (words.has(own) || BUILT_IN.has(own)));
  if (taken !== undefined) {
    throw new PluginNameFault(`"${kebab}" cannot be the object: the files of the plugin use the name ${taken[1]} already.`);
  }
  const table = plugin.snake === many.snake ? many.snake : `${plugin.snake}_${many.snake}`;
  if (table.length > LONGEST_TABLE) {
    throw new PluginNameFault(`"${kebab}" is too long: the name of its table, ${table}, has more than ${LONGEST_TABLE} characters.`);
  }
  return { one, many, table };
}

/** A text of the template with the forms of this name. */
export function withName(text: string, { one, many }: Pick<ObjectName, 'one' | 'many'>): string {
  // The longer name first, because it begins with the other one.
  return replaceForms(replaceForms(text, SAMPLE_OBJECT.many, many), SAMPLE_OBJECT.one, one);
}

/** The English plural of the last word. */
export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
