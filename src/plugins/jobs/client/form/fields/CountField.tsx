import type { JSX } from 'react';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { PostingField, PostingFieldsProps } from '../posting-values.ts';

interface CountFieldProps extends PostingFieldsProps, FieldTexts {
  readonly name: Extract<PostingField, 'experienceMin' | 'experienceMax' | 'daysOnSite' | 'openings' | 'days' | 'responseDays'>;
}

/** A whole number, in the digits of the user. */
export function CountField({ form, fields, name, ...texts }: CountFieldProps): JSX.Element {
  return <TextInput {...texts} inputMode="numeric" autoComplete="off" {...fields.text(name)} />;
}
