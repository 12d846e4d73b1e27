import type { JSX } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { FEEDBACK_RATE } from '../../contract/feedback.ts';
import * as styles from './give.module.css';

/** The label of the box that adds the page to the feedback. */
export function AboutPage({ page }: { readonly page: string }): JSX.Element {
  const t = useT('feedback');
  return (
    <>
      {t('about')}{' '}
      <code className={styles.givePage} dir="ltr">
        {page}
      </code>
    </>
  );
}

/** Says why the feedback was not sent. Beyond the limit, it says when the next one is accepted. */
export function FeedbackFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('feedback');
  const minutes = minutesToWait(failure);
  if (minutes === undefined) return <FormFailure failure={failure} />;
  return (
    <Note tone="straw" role="alert" title={t('wait.title', { count: FEEDBACK_RATE.count })}>
      {t('wait.minutes', { count: minutes })}
    </Note>
  );
}

function minutesToWait(failure: unknown): number | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'feedback.too-many') return undefined;
  const { retryAfter } = Object(failure.body) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? Math.ceil(retryAfter / 60) : undefined;
}
