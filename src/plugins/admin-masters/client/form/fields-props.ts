import type { ContractFormState } from '#core/client/forms/use-contract-form.ts';
import type { MasterField } from '../../contract/define-master.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { RowValues } from './row-values.ts';

/** What each part of the form of a row needs. */
export interface FieldsProps extends Pick<ContractFormState<RowValues>, 'form' | 'fields'> {
  readonly entity: MasterEntity;
}

/** What the input of one field of a kind needs. */
export interface FieldInputProps<Field extends MasterField = MasterField> extends FieldsProps {
  readonly field: Field;
}
