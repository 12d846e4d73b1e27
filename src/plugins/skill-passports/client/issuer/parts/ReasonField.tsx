import type { JSX } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { REASON } from '../../../contract/limits.ts';

interface ReasonFieldProps {
  /** Who reads the reason. */
  readonly help: string;
  readonly error: string | undefined;
  readonly field: UseFormRegisterReturn;
}

/** The reason of an action or of a decision. */
export function ReasonField({ help, error, field }: ReasonFieldProps): JSX.Element {
  const t = useT('skill-passports');
  return <TextArea label={t('issuer.reason')} help={help} rows={3} limit={REASON.max} error={error} {...field} />;
}
