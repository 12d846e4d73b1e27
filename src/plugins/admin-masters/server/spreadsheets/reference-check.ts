import type { Issue } from '#core/contract/errors.ts';
import type { MasterDescription, MasterValue, MasterValues } from '../../contract/define-master.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { faultAt } from './entered-row.ts';
import { offeredCodes } from './stored-facts.ts';

/** Checks codes of other kinds in the fields of rows, for many rows at once. */
export class ReferenceCheck {
  readonly #db: MasterRowDatabase;
  readonly #fields: readonly { readonly name: string; readonly entity: string }[];
  #offered: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  constructor(db: MasterRowDatabase, { fields }: MasterDescription) {
    this.#db = db;
    this.#fields = fields.flatMap((field) => (field.kind === 'reference' ? [{ name: field.name, entity: field.entity }] : []));
  }

  /** Loads which codes of these values exist. */
  async load(values: readonly MasterValues[]): Promise<void> {
    const loaded = this.#fields.map(async ({ name, entity }) => {
      const codes = values.flatMap((each) => codesIn(each[name]));
      return [name, await offeredCodes(this.#db, entity, codes)] as const;
    });
    this.#offered = new Map(await Promise.all(loaded));
  }

  /** Faults of codes that are not there or hidden, unless the row already has them. */
  issuesOf(values: MasterValues, before: MasterValues): Issue[] {
    return this.#fields.flatMap(({ name }) => {
      const had = codesIn(before[name]);
      const isUnknown = codesIn(values[name]).some((code) => !had.includes(code) && this.#offered.get(name)?.has(code) !== true);
      return isUnknown ? [faultAt(`fields.${name}`, 'admin-masters.reference-unknown')] : [];
    });
  }
}

function codesIn(value: MasterValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}
