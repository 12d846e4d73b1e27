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

/** What the fields hold at first. */
export function rowValues(row: MasterRow | undefined): RowValues {
  const { ar = '', de = '', fa = '', he = '' } = row?.names ?? {};
  return { code: row?.code ?? '', name: row?.name ?? '', ar, de, fa, he, isHidden: row?.isHidden ?? false };
}

/** The body that the fields make; the version is that of the row that is changed. */
export function rowBody({ code, name, isHidden, ...names }: RowValues, row: MasterRow | undefined): object {
  return row === undefined ? { code: code.trim(), name, names } : { name, names, isHidden, version: row.version };
}

/** `names.de` is the field `de`. */
export function rowFieldOf(path: string): string {
  return NAME_LANGUAGES.find((language) => path === `names.${language}`) ?? path;
}
