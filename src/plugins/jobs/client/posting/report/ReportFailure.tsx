import type { JSX } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { REPORT_RATE } from '../../../contract/reports.ts';

/** Says why the report was not sent. Beyond the limit, it says when the next one is accepted. */
export function ReportFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('jobs');
  const minutes = minutesToWait(failure);
  if (minutes === undefined) return <FormFailure failure={failure} />;
  return (
    <Note tone="straw" role="alert" title={t('report.tooMany', { count: REPORT_RATE.count })}>
      {t('report.wait', { count: minutes })}
    </Note>
  );
}

function minutesToWait(failure: unknown): number | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'jobs.too-many-reports') return undefined;
  const { retryAfter } = Object(failure.body) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? Math.ceil(retryAfter / 60) : undefined;
}
