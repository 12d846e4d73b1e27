import { isSame } from '#core/server/audit/changes.ts';
import type { MasterDescription, MasterValues } from '../../contract/define-master.ts';
import { valuesSchemaOf } from '../../contract/field-schemas.ts';
import type { OtherNames } from '../../contract/master-row.ts';
import type { AlternativeName, KeptValues } from '../../contract/reply-schemas.ts';
import { givenNames } from '../rows/row-checks.ts';
import { keptValues, type StoredRow } from '../rows/stored-row.ts';
import type { EnteredRow } from './entered-row.ts';

/** The values of a stored row after the import. Values without a column stay. */
export function changedValues(row: StoredRow, entered: EnteredRow): KeptValues {
  const before = keptValues(row);
  const name = entered.name || before.name;
  const names = namesAfter(before.names, entered.names);
  const alternatives = withoutPreferred(entered.alternatives ?? before.alternatives, { name, names });
  return {
    ...before,
    name,
    names,
    description: entered.description ?? before.description,
    parent: entered.parent === undefined ? before.parent : entered.parent,
    sort: entered.sort ?? before.sort,
    isHidden: entered.isHidden ?? before.isHidden,
    fields: { ...before.fields, ...entered.fields },
    uri: entered.uri === undefined ? before.uri : entered.uri,
    alternatives: isSame(ordered(alternatives), ordered(before.alternatives)) ? before.alternatives : alternatives,
  };
}

/** The values of the fields of a new row that a file leaves out. Fields that are needed have none. */
export function defaultsOf({ fields }: Pick<MasterDescription, 'fields'>): MasterValues {
  return valuesSchemaOf({ fields: fields.filter(({ isRequired }) => isRequired !== true) }).parse({});
}

/**
 * The values of a new row.
 *
 * @param defaults those of {@link defaultsOf}
 */
export function newValues(defaults: MasterValues, entered: EnteredRow & { readonly name: string; readonly sort: number }): KeptValues {
  const names = namesAfter({}, entered.names);
  return {
    name: entered.name,
    names,
    description: entered.description ?? '',
    parent: entered.parent ?? null,
    sort: entered.sort,
    isHidden: entered.isHidden ?? false,
    fields: { ...defaults, ...entered.fields },
    uri: entered.uri ?? null,
    alternatives: withoutPreferred(entered.alternatives ?? [], { name: entered.name, names }),
    mergedInto: null,
  };
}

function namesAfter(before: OtherNames, entered: EnteredRow['names']): OtherNames {
  const all = Object.entries({ ...before, ...entered }).map(([language, name]) => [language, name ?? undefined]);
  return givenNames(Object.fromEntries(all));
}

/** An alternative name that is the preferred one says nothing. */
function withoutPreferred(
  names: readonly AlternativeName[],
  preferred: { readonly name: string; readonly names: OtherNames },
): AlternativeName[] {
  const taken = new Set(Object.entries({ en: preferred.name, ...preferred.names }).map(([language, name]) => `${language} ${name}`));
  return names.filter(({ language, name }) => !taken.has(`${language} ${name}`));
}

function ordered(names: readonly AlternativeName[]): string[] {
  return names.map(({ language, kind, name }) => `${language} ${kind} ${name}`).sort();
}
