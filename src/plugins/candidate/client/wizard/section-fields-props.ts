import type { UseFormReturn } from 'react-hook-form';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import type { SectionName } from '../../contract/section-names.ts';
import type { ProfileSections } from '../../contract/sections.ts';

/** The props of a section's fields. */
export interface SectionFieldsProps<Name extends SectionName> {
  readonly form: UseFormReturn<ProfileSections[Name]>;
  /** The error of a field, if it has one. */
  readonly fields: FormFields<ProfileSections[Name]>;
}

/** Sets a form value that no input holds. */
export const TYPED = { shouldDirty: true, shouldValidate: true } as const;
