import type { UseFormReturn } from 'react-hook-form';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import type { PostingSectionProps } from '#plugins/jobs/contract/client-extension-points.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import type { TermsValues } from './terms-values.ts';

export interface TermsFormProps extends PostingSectionProps {
  readonly jobId: string;
  /** As they were loaded. */
  readonly terms: Terms;
}

/** What the fields of the terms need. */
export interface TermsFieldsProps {
  readonly form: UseFormReturn<TermsValues>;
  readonly fields: FormFields<TermsValues>;
  /** The language of the posting, ISO 639, or empty text. */
  readonly language: string;
  readonly jobId: string;
}

/** The name under which this tab keeps what is typed. */
export function termsDraft(jobId: string): string {
  return `job-applying-${jobId}`;
}
