import type { JSX } from 'react';
import { ApiError } from '#core/client/http/api-error.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';

/** From when the candidate can apply again, where the server has refused it for now. */
export function AgainLater({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('applications');
  const format = useFormat();
  if (!(failure instanceof ApiError) || failure.code !== 'applications.too-soon') return null;
  const { retryAfter } = Object(failure.body) as { readonly retryAfter?: unknown };
  if (typeof retryAfter !== 'number') return null;
  const from = new Date(Date.now() + retryAfter * 1000);
  return <p>{t('apply.againFrom', { date: format.date(from.toISOString()) })}</p>;
}
