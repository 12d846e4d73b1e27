import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import type { z } from '#core/contract/schema.ts';
import { createRow, updateRow } from '../../contract/endpoints.ts';
import { type MasterRow, type MasterRowEdit, NAME_LANGUAGES, type NewMasterRow } from '../../contract/master-row.ts';
import { masterRowEditSchema, newMasterRowSchema } from '../../contract/schemas.ts';
import { MasterRowsStore } from '../rows/master-rows-store.ts';
import { type RowList, useReport } from './row-list.ts';

export interface RowValues {
  code: string;
  name: string;
  ar: string;
  de: string;
  fa: string;
  he: string;
  isHidden: boolean;
}

function rowValues(row: MasterRow | undefined): RowValues {
  const { ar = '', de = '', fa = '', he = '' } = row?.names ?? {};
  return { code: row?.code ?? '', name: row?.name ?? '', ar, de, fa, he, isHidden: row?.isHidden ?? false };
}

/** The request body for the field values. The version is that of the changed row. */
function rowBody({ code, name, isHidden, ...names }: RowValues, row: MasterRow | undefined): object {
  return row === undefined ? { code: code.trim(), name, names } : { name, names, isHidden, version: row.version };
}

/** Maps the path `names.de` to the field `de`. */
function rowFieldOf(path: string): string {
  return NAME_LANGUAGES.find((language) => path === `names.${language}`) ?? path;
}

/** The form of a row, bound to the call that adds or changes it. After a success it returns to the list. */
export function useRowForm(list: RowList, row: MasterRow | undefined): ContractFormState<RowValues> {
  const { entity } = list.entity.description;
  const api = useService(ApiClient);
  const rows = useService(MasterRowsStore);
  const report = useReport(list);
  const schema: z.ZodType<NewMasterRow | MasterRowEdit> = row === undefined ? newMasterRowSchema : masterRowEditSchema;
  return useContractForm<RowValues, NewMasterRow | MasterRowEdit>({
    schema,
    defaults: rowValues(row),
    toBody: (values) => rowBody(values, row),
    fieldOf: rowFieldOf,
    draft: `masters-${entity}-${row?.code ?? 'new'}`,
    send: async (body) => {
      const isChange = 'version' in body;
      const saved = isChange
        ? await api.call(updateRow, { params: { entity, code: row?.code ?? '' }, body })
        : await api.call(createRow, { params: { entity }, body });
      if (isChange) rows.changed(entity, saved);
      else rows.outdate();
      report('saved', saved.name);
    },
  });
}
