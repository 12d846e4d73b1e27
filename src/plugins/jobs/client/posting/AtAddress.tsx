import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PostingActionProps } from '../../contract/posting-parts.ts';
import * as styles from './open.module.css';

/** In place of the panel in which candidates apply: the page at which the company takes applications itself. */
export function AddressPanel({ job, pay, isPreview = false }: PostingActionProps): JSX.Element {
  const t = useT('jobs');
  return (
    <section className={styles.openApply} aria-label={t('open.apply')} inert={isPreview}>
      <div>
        <p className={`${styles.openApplyPay} num`}>{pay.amount}</p>
        {pay.period !== undefined && <p className="muted small">{pay.period}</p>}
      </div>
      <AddressLink applyUrl={job.applyUrl} />
      <p className="muted">{t('open.elsewhere')}</p>
    </section>
  );
}

/** The same in the bar of a small screen. */
export function AddressBar({ job, pay, isPreview = false }: PostingActionProps): JSX.Element {
  return (
    <div className={styles.openApplyBar} inert={isPreview}>
      <p>{pay.line}</p>
      <AddressLink applyUrl={job.applyUrl} />
    </div>
  );
}

/** The link to that page, with the name of its host. Nothing for a posting without one. */
export function AddressLink({ applyUrl }: { readonly applyUrl: string | null }): JSX.Element | null {
  const t = useT('jobs');
  if (applyUrl === null) return null;
  return (
    <a className="link strong" href={applyUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
      {t('view.applyAt', { host: new URL(applyUrl).host })}
    </a>
  );
}
