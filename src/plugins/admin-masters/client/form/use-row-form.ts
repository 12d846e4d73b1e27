import { useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import type { z } from '#core/contract/schema.ts';
import type { MasterDescription, MasterField } from '../../contract/define-master.ts';
import { createRow, getRow, updateRow } from '../../contract/endpoints.ts';
import { valuesSchemaOf } from '../../contract/field-schemas.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { type MasterRowEdit, masterRowEditSchema, type NewMasterRow, newMasterRowSchema } from '../../contract/schemas.ts';
import { masterList } from '../master-list.ts';
import { type Meanwhile, useMeanwhile } from './MeanwhileNote.tsx';
import { type RowList, useReport } from './row-list.ts';
import { type RowValues, rowBody, rowValues } from './row-values.ts';

export interface RowFormProps {
  readonly list: RowList;
  /** The saved row; absent for a new row. */
  readonly row?: MasterRowDetail;
  /** Code of the row above a new row. */
  readonly parent?: string | undefined;
  readonly may: { readonly update: boolean; readonly hide: boolean };
  /** Called with the row as it is now, because another user changed it. */
  readonly onLatest?: (row: MasterRowDetail) => void;
}

export interface RowFormState extends ContractFormState<RowValues> {
  readonly meanwhile: Meanwhile;
}

/** The form of a row, bound to the call that adds or changes it. After a success it returns to the list. */
export function useRowForm({ list, row, parent, may, onLatest }: RowFormProps): RowFormState {
  const { description } = list.entity;
  const { entity } = description;
  const api = useService(ApiClient);
  const rows = useEntities(masterList(entity).rows);
  const report = useReport(list);
  const [isExplained, setExplained] = useState(false);
  const isNew = row === undefined;
  const state = useContractForm<RowValues, NewMasterRow | MasterRowEdit>({
    schema: useMemo(() => schemaOf(description, isNew), [description, isNew]),
    defaults: rowValues(row, description, parent),
    toBody: (values) => rowBody(values, description, may),
    draft: `masters-${entity}-${row?.code ?? 'new'}`,
    send: async (body) => {
      setExplained(false);
      const saved = await send(body).catch(async (error: unknown) => {
        if (error instanceof ApiError && error.code === 'conflict') await showLatest();
        throw error;
      });
      if (isNew) rows.outdate();
      else rows.put(saved);
      report('saved', saved);
    },
  });
  const send = (body: NewMasterRow | MasterRowEdit): Promise<MasterRowDetail> =>
    'version' in body
      ? api.call(updateRow, { params: { entity, code: row?.code ?? '' }, body })
      : api.call(createRow, { params: { entity }, body });
  const showLatest = async (): Promise<void> => {
    // Quiet: the conflict itself is shown. Without the latest row, the failure of the form stays.
    const latest = await api.call(getRow, { params: { entity, code: row?.code ?? '' }, quiet: true }).catch(() => undefined);
    if (latest === undefined) return;
    setExplained(true);
    onLatest?.(latest);
  };
  return { ...state, failure: isExplained ? undefined : state.failure, meanwhile: useMeanwhile(state, row, description) };
}

/** The schema of the body, with the fields of the kind. */
function schemaOf(description: MasterDescription, isNew: boolean): z.ZodType<NewMasterRow | MasterRowEdit> {
  const fields = valuesSchemaOf(description).optional();
  return isNew ? newMasterRowSchema.extend({ fields }) : masterRowEditSchema.extend({ fields });
}

/** What each part of the form of a row needs. */
export interface FieldsProps extends Pick<ContractFormState<RowValues>, 'form' | 'fields'> {
  readonly entity: MasterEntity;
}

/** What the input of one field of a kind needs. */
export interface FieldInputProps<Field extends MasterField = MasterField> extends FieldsProps {
  readonly field: Field;
}
