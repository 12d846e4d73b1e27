import type { UseFormReturn } from 'react-hook-form';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import type { AchievementValues } from './achievement-values.ts';

/** The properties of every group of fields of an achievement. */
export interface FieldsProps {
  readonly form: UseFormReturn<AchievementValues>;
  readonly fields: FormFields<AchievementValues>;
}
