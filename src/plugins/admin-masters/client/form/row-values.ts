import type { MasterRow } from '../../contract/master-row.ts';
import { NAME_LANGUAGES } from '../../contract/master-row.ts';

/** The fields of the form. */
export interface RowValues {
  code: string;
  name: string;
  ar: string;
  de: string;
  fa: string;
  he: string;
  isHidden: boolean;
}

/** The initial values of the fields. */
export function rowValues(row: MasterRow | undefined): RowValues {
  const { ar = '', de = '', fa = '', he = '' } = row?.names ?? {};
  return { code: row?.code ?? '', name: row?.name ?? '', ar, de, fa, he, isHidden: row?.isHidden ?? false };
}

/** The request body for the field values. The version is that of the changed row. */
export function rowBody({ code, name, isHidden, ...names }: RowValues, row: MasterRow | undefined): object {
  return row === undefined ? { code: code.trim(), name, names } : { name, names, isHidden, version: row.version };
}

/** Maps the path `names.de` to the field `de`. */
export function rowFieldOf(path: string): string {
  return NAME_LANGUAGES.find((language) => path === `names.${language}`) ?? path;
}
