/** An invalid name, title or description. The message says why. */
export class PluginNameFault extends Error {}

/** The forms of the name of a plugin, or of its object, in the files. */
export interface PluginName {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
  /** For display: the first word with a capital letter. */
  readonly words: string;
}

// Folders of a plugin, and files beside them. The import rules and the builds use these words in a path to classify a file.
const PARTS = ['index', 'client', 'server', 'contract', 'testing', 'e2e', 'screens', 'plugin', 'plugins'];

// Every object inherits a property of this name, which would break lookups by plugin name.
const FIELDS_OF_OBJECTS = ['constructor', 'prototype'];

/**
 * The forms of a name in kebab-case.
 *
 * @throws PluginNameFault when the name is not in kebab-case, reserved, or too long for the names of its tables
 */
export function pluginName(kebab: string): PluginName {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab)) {
    throw new PluginNameFault(`"${kebab}" is no name for a plugin: write it in kebab-case, for example saved-searches.`);
  }
  if (kebab === 'core') throw new PluginNameFault('"core" is the name of the part that every plugin builds on; choose another name.');
  if (PARTS.includes(kebab)) {
    throw new PluginNameFault(`"${kebab}" is the name of a part of every plugin or of their lists; choose another name for the plugin.`);
  }
  if (FIELDS_OF_OBJECTS.includes(kebab)) {
    throw new PluginNameFault(`"${kebab}" is a field of every JavaScript object; choose another name for the plugin.`);
  }
  if (kebab.length > 40) throw new PluginNameFault(`"${kebab}" is too long: a plugin's name has at most 40 characters.`);
  return wordForms(kebab);
}

/** The forms of a valid name in kebab-case. */
export function wordForms(kebab: string): PluginName {
  const pascal = kebab.split('-').map(capital).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
    words: capital(kebab.replaceAll('-', ' ')),
  };
}

/** A text in which each form of a name is replaced by the same form of another one. */
export function replaceForms(text: string, from: PluginName, to: PluginName): string {
  const forms = ['kebab', 'camel', 'pascal', 'snake'] as const;
  return forms.reduce((result, form) => result.replaceAll(from[form], to[form]), text);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
