import { PluginNameFault } from '../plugin-name.ts';
import { plural } from './object-name.ts';
import { columnOf } from './sql-words.ts';

/** The kinds of fields. `choice` has its options in brackets. */
export const FIELD_KINDS = ['line', 'text', 'instant', 'date', 'number', 'bool', 'choice'] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

/** A field of the object. */
export interface Field {
  /** In camelCase. */
  readonly name: string;
  readonly kind: FieldKind;
  /** The options of a choice; empty for other kinds. */
  readonly options: readonly string[];
  /** The column, and its name in a statement: in quotes where it is a word of SQL. */
  readonly column: string;
  readonly quoted: string;
  /** The constant with the options of a choice. */
  readonly constant: string;
  /** For display: the first word with a capital letter. */
  readonly label: string;
}

/** Every field of a row that the generator adds, and names that forms and objects have for themselves. */
const TAKEN = ['id', 'userId', 'version', 'createdAt', 'updatedAt', 'root'];

/** The other parts of the query of a list. Choices are filters there. */
const TAKEN_FILTERS = ['q', 'sort', 'limit', 'cursor', 'count'];

const MOST_FIELDS = 20;

/**
 * Reads `title:line,kind:choice(herb|tree)`.
 *
 * @throws PluginNameFault when a name or a kind is unknown, invalid or there twice, or when the first field is not a line
 */
export function readFields(text: string, object: string): readonly Field[] {
  const fields = partsOf(text).map((part) => readField(part, object));
  const twice = fields.find(({ name }, index) => fields.findIndex((other) => other.name === name) !== index);
  if (twice !== undefined) throw new PluginNameFault(`The field "${twice.name}" is there twice.`);
  if (fields.length > MOST_FIELDS) throw new PluginNameFault(`An object has at most ${MOST_FIELDS} fields.`);
  if (fields[0]?.kind !== 'line') {
    throw new PluginNameFault('The first field must be a line, for example title:line. It is the name of the object on its pages.');
  }
  return fields;
}

/** The parts between commas that are not in brackets. */
function partsOf(text: string): readonly string[] {
  return text.split(/,(?![^(]*\))/).map((part) => part.trim());
}

function readField(part: string, object: string): Field {
  const [, name = '', kind = '', listed] = /^([^:]*):([^()]*)(?:\((.*)\))?$/.exec(part) ?? [];
  if (kind === '') throw new PluginNameFault(`"${part}" is no field: write its name and its kind, for example title:line.`);
  if (!/^[a-z][a-zA-Z0-9]{0,29}$/.test(name)) {
    throw new PluginNameFault(`"${name}" is no name for a field: write it in camelCase, with at most 30 characters, for example startsAt.`);
  }
  if (TAKEN.includes(name) || name in {}) throw new PluginNameFault(`"${name}" cannot be a field: every object has this name already.`);
  if (name === 'then') throw new PluginNameFault('"then" cannot be a field: JavaScript takes an object with it for a promise.');
  if (!isKind(kind)) throw new PluginNameFault(`There is no kind of field "${kind}". The kinds are ${FIELD_KINDS.join(', ')}.`);
  if (kind === 'choice' && TAKEN_FILTERS.includes(name)) {
    throw new PluginNameFault(`"${name}" cannot be a choice: the query of the list has this name already.`);
  }
  if (kind !== 'choice' && listed !== undefined) throw new PluginNameFault(`"${part}": only a choice has options.`);
  return {
    name,
    kind,
    options: kind === 'choice' ? optionsIn(listed ?? '', name) : [],
    ...columnOf(snake(name)),
    constant: `${object}_${plural(snake(name))}`.toUpperCase(),
    label: labelOf(snake(name)),
  };
}

function isKind(kind: string): kind is FieldKind {
  return (FIELD_KINDS as readonly string[]).includes(kind);
}

function optionsIn(listed: string, name: string): readonly string[] {
  const options = listed.split('|').map((option) => option.trim());
  if (options.length < 2 || new Set(options).size < options.length || !options.every(isOption)) {
    throw new PluginNameFault(
      `The choice "${name}" needs two or more different options in kebab-case, for example ${name}:choice(open|closed).`,
    );
  }
  return options;
}

function isOption(option: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(option) && option.length <= 40 && !(option in {});
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The words of a name in snake_case or kebab-case, for display. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
