import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { SectionName } from '../../contract/section-names.ts';
import type { ProfileSections } from '../../contract/sections.ts';

/** What the fields of a section are given. */
export interface SectionFieldsProps<Name extends SectionName> {
  readonly form: UseFormReturn<ProfileSections[Name]>;
  /** The sentence beside a field, if something is wrong with it. */
  readonly errorOf: (field: FieldPath<ProfileSections[Name]>) => string | undefined;
}

/** How a value that no input holds is put into a form. */
export const TYPED = { shouldDirty: true, shouldValidate: true } as const;
