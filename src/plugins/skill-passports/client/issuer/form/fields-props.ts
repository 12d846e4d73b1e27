import type { UseFormReturn } from 'react-hook-form';
import type { ContractFormState } from '#core/client/forms/use-contract-form.ts';
import type { AchievementValues } from './achievement-values.ts';

/** The properties of every group of fields of an achievement. */
export interface FieldsProps {
  readonly form: UseFormReturn<AchievementValues>;
  readonly errorOf: ContractFormState<AchievementValues>['errorOf'];
}
