interface FieldBase {
  /** Name in {@link MasterValues}, in camel case. Texts: `fields.<name>` is the label, `help.<name>` an optional hint. */
  readonly name: string;
  readonly isRequired?: boolean;
}

/** One line of text. */
export interface LineField extends FieldBase {
  readonly kind: 'line';
  /** Code points. */
  readonly max: number;
}

/** Text of several lines. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** Code points. */
  readonly max: number;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Digits after the point; 0 by default. */
  readonly decimals?: number;
}

export interface FlagField extends FieldBase {
  readonly kind: 'flag';
}

/** One of a few values. Their texts are `options.<name>.<value>`. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** Codes of another kind of master data. */
export interface ReferenceField extends FieldBase {
  readonly kind: 'reference';
  readonly entity: string;
  /** The highest number of codes; 1 by default. The value of a field with more than one is a list. */
  readonly max?: number;
}

/** A regular expression of the safe subset (`pattern-subset.ts`). */
export interface PatternField extends FieldBase {
  readonly kind: 'pattern';
  readonly max: number;
}

/** One field that a kind of master data has in addition to the fields of every kind. */
export type MasterField = LineField | TextField | NumberField | FlagField | ChoiceField | ReferenceField | PatternField;

/** The value of a field; `null` when it is not given. */
export type MasterValue = string | number | boolean | readonly string[] | null;

/** The values of the fields of a row, by name. */
export type MasterValues = { readonly [field: string]: MasterValue };

/** One kind of master data. Its schema, form, columns and calls are made from this. */
export interface MasterDescription {
  /** The name in addresses: kebab-case, plural. */
  readonly entity: string;
  readonly fields: readonly MasterField[];
  /** Levels of the hierarchy, 1 to 3; 1 for a list without parents. */
  readonly levels: number;
  /** The rows belong to a standard or to the code. They are neither added, deleted nor merged, only named, described, ordered and hidden. */
  readonly isFixed: boolean;
  /** Every visitor may read the names, through the call for forms. */
  readonly isOffered: boolean;
  /** Rows have alternative names, by which they are found. */
  readonly hasAlternatives: boolean;
  /** Rows have the address of a concept in a vocabulary (URI). */
  readonly hasUri: boolean;
}

type GivenMaster = Pick<MasterDescription, 'entity'> & Partial<MasterDescription>;

/**
 * Describes a kind of master data, in the contract of the plugin that owns it. Client and server use the same description.
 *
 * @example export const benefits = defineMaster({ entity: 'benefits', isOffered: true, fields: [{ kind: 'line', name: 'icon', max: 40 }] });
 * @throws Error for a level below 1 or above 3, and for two fields of one name
 */
export function defineMaster(given: GivenMaster): MasterDescription {
  const made = { fields: [], levels: 1, isFixed: false, isOffered: false, hasAlternatives: false, hasUri: false, ...given };
  if (![1, 2, 3].includes(made.levels)) throw new Error(`Master data "${made.entity}" has ${made.levels} levels instead of 1 to 3`);
  const names = made.fields.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Master data "${made.entity}" has two fields "${repeated}"`);
  return Object.freeze(made);
}
