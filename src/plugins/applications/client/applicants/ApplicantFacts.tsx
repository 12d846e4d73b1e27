import type { JSX } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import type { ApplicationSource } from '../../contract/applying/application-input-schemas.ts';
import type { Application } from '../../contract/schemas.ts';
import * as styles from './ApplicantPage.module.css';

const SOURCES = ['src', 'utm_source', 'utm_medium', 'utm_campaign'] as const;

/** What is known about an application besides what was sent. Without such facts it shows nothing. */
export function ApplicantFacts({ application }: { readonly application: Application }): JSX.Element | null {
  const t = useT('applications');
  const { job, sentTo, isAwaited, answerBy, source } = application;
  const isRenamed = sentTo.title !== job.title || sentTo.company !== job.company;
  const isPromised = isAwaited && answerBy !== null;
  const isKnown = source !== null && Object.keys(source).length > 0;
  if (!isRenamed && !isPromised && !isKnown) return null;
  return (
    <Panel title={t('applicant.about')}>
      <div className={styles.applicantFacts}>
        {isPromised && <AnswerPromise by={answerBy} />}
        {isRenamed && <p>{t('applicant.sentTo', { ...sentTo })}</p>}
        {isKnown && <Source source={source} />}
      </div>
    </Panel>
  );
}

function AnswerPromise({ by }: { readonly by: string }): JSX.Element {
  const t = useT('applications');
  const locale = useLocale();
  // The promise ends with a day in UTC, which may be another day in the user's time zone.
  const date = dayInWords(by.slice(0, 10), locale, 'medium') ?? '';
  return <p>{t(new Date(by) < new Date() ? 'applicant.answerLate' : 'applicant.answerBy', { date })}</p>;
}

function Source({ source }: { readonly source: ApplicationSource }): JSX.Element {
  const t = useT('applications');
  return (
    <div>
      <p className="muted small">{t('applicant.source')}</p>
      <dl className={styles.applicantSource}>
        {SOURCES.map(
          (name) =>
            source[name] !== undefined && (
              <div key={name}>
                <dt>{t(`sourceOf.${name}`)}</dt>
                <dd>
                  <bdi>{source[name]}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
