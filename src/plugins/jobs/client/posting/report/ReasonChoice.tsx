import { type ComponentProps, type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { WarningIcon } from '#core/client/ui/icons/page-icons.tsx';
import { REPORT_REASONS } from '../../../contract/reports.ts';

type ReasonChoiceProps = ComponentProps<'input'> & { readonly error: string | undefined };

/** The reasons of a report, with all of them visible. None is chosen at first, because a wrong one is worse than none. */
export function ReasonChoice({ error, ...input }: ReasonChoiceProps): JSX.Element {
  const t = useT('jobs');
  const errorId = useId();
  return (
    <fieldset className="radios" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{t('report.reason')}</legend>
      {REPORT_REASONS.map((reason) => (
        <Checkbox key={reason} {...input} kind="radio" value={reason} label={t(`report.reasons.${reason}`)} />
      ))}
      {error !== undefined && (
        <p className="field__error" id={errorId} role="alert">
          <WarningIcon className="icon--s" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
