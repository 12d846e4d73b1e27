import type { MasterDescription, MasterField, MasterValue } from '../../contract/define-master.ts';
import { NAME_LANGUAGES, type OtherNames } from '../../contract/master-row.ts';
import type { AlternativeName, KeptValues, MasterRowDetail } from '../../contract/reply-schemas.ts';

/** What a user enters, as a row has it. */
export type RowContent = Pick<KeptValues, 'name' | 'names' | 'description' | 'isHidden' | 'fields' | 'uri' | 'alternatives'>;

/** The values of the inputs. */
export interface RowValues {
  code: string;
  parent: string;
  name: string;
  names: Record<(typeof NAME_LANGUAGES)[number], string>;
  description: string;
  uri: string;
  isHidden: boolean;
  /** Text, except for flags and for references to several rows. */
  fields: Record<string, string | boolean | string[]>;
  alternatives: AlternativeName[];
  /** The row as it was when the user began. A draft keeps it, to find out what the user changed. `null` for a new row. */
  base: (RowContent & { readonly version: number }) | null;
}

/** The values with which the form begins. */
export function rowValues(row: MasterRowDetail | undefined, { fields }: MasterDescription, parent = ''): RowValues {
  const { ar = '', de = '', fa = '', he = '' } = row?.names ?? {};
  return {
    code: row?.code ?? '',
    parent: row?.parent ?? parent,
    name: row?.name ?? '',
    names: { ar, de, fa, he },
    description: row?.description ?? '',
    uri: row?.uri ?? '',
    isHidden: row?.isHidden ?? false,
    fields: Object.fromEntries(fields.map((field) => [field.name, inputOf(field, row?.fields[field.name] ?? null)])),
    alternatives: [...(row?.alternatives ?? [])],
    base: row === undefined ? null : baseOf(row),
  };
}

function baseOf({ name, names, description, isHidden, fields, uri, alternatives, version }: MasterRowDetail): RowValues['base'] {
  return { name, names, description, isHidden, fields, uri, alternatives, version };
}

function inputOf(field: MasterField, value: MasterValue): string | boolean | string[] {
  if (field.kind === 'flag') return value === true;
  if (holdsSeveral(field)) return typeof value === 'object' ? [...(value ?? [])] : [];
  return value === null ? '' : String(value);
}

/** Whether the value of the field is a list of codes. */
function holdsSeveral(field: MasterField): boolean {
  return field.kind === 'reference' && (field.max ?? 1) > 1;
}

/** What the inputs say. A text that is not a number is `NaN` in a number field. */
export function contentOf(values: RowValues, { fields }: MasterDescription): RowContent {
  return {
    name: values.name.trim(),
    names: givenNames(values.names),
    description: values.description.trim(),
    isHidden: values.isHidden,
    fields: Object.fromEntries(fields.map((field) => [field.name, givenValue(field, values.fields[field.name])])),
    uri: values.uri.trim() || null,
    alternatives: values.alternatives,
  };
}

function givenNames(names: RowValues['names']): OtherNames {
  return Object.fromEntries(NAME_LANGUAGES.map((language) => [language, names[language].trim()]).filter(([, name]) => name !== ''));
}

function givenValue(field: MasterField, input: string | boolean | string[] | undefined): MasterValue {
  // An optional flag that was never set is the same as one that is off.
  if (field.kind === 'flag') return input === true;
  if (holdsSeveral(field)) return Array.isArray(input) ? input : [];
  const text = typeof input === 'string' ? input : '';
  return field.kind === 'number' ? numberIn(text, field.decimals) : text;
}

/** What the user may do with the values of the row. */
interface ValueRights {
  readonly update: boolean;
  readonly hide: boolean;
}

/** The body of the call. It holds only what the kind has, and what the user may change. */
export function rowBody(values: RowValues, description: MasterDescription, may: ValueRights): object {
  const { base } = values;
  const { name, names, isHidden, ...content } = contentOf(values, description);
  const rest = {
    description: content.description,
    ...(description.fields.length > 0 && { fields: content.fields }),
    ...(description.hasUri && { uri: content.uri }),
    ...(description.hasAlternatives && { alternatives: content.alternatives }),
  };
  if (base === null) return { code: values.code.trim(), parent: values.parent || null, name, names, ...rest };
  const state = { isHidden: may.hide ? isHidden : base.isHidden, version: base.version };
  return may.update ? { name, names, ...rest, ...state } : { name: base.name, names: base.names, ...state };
}

// The zeros of the scripts in which users type digits: Arabic, Persian, Devanagari.
const ZEROS = [0x660, 0x6f0, 0x966];

/**
 * The number in a typed text: digits of any supported script, a minus, and a point or comma before decimals. Separators of thousands are
 * not accepted, because "1.000" would be ambiguous. `null` for an empty text, `NaN` for a text that is not such a number.
 */
export function numberIn(typed: string, decimals = 0): number | null {
  const text = typed
    .trim()
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/^[−–]/, '-')
    .replace(/[,٫]/, '.');
  if (text === '') return null;
  const form = decimals > 0 ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/;
  return form.test(text) ? Number(text) : Number.NaN;
}

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
}
