import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { PostingActionProps } from '../../contract/posting-parts.ts';
import { addressToGoOn } from './asked-action.ts';
import * as styles from './open.module.css';

/** In place of the panel in which candidates apply: leads a visitor to the sign-up and back to the form. */
export function SignInPanel({ job, pay }: PostingActionProps): JSX.Element {
  const t = useT('jobs');
  const next = addressToGoOn(job.id, 'apply');
  return (
    <section className={styles.openApply} aria-label={t('open.apply')}>
      <div>
        <p className={`${styles.openApplyPay} num`}>{pay.amount}</p>
        {pay.period !== undefined && <p className="muted small">{pay.period}</p>}
      </div>
      <ButtonLink variant="grow" size="l" to={withNext(ADDRESSES.signUp, next)}>
        {t('open.apply')}
      </ButtonLink>
      <p className="muted">{t('open.applyHelp')}</p>
      <ButtonLink variant="quiet" size="s" to={withNext(ADDRESSES.signIn, next)}>
        {t('open.signIn')}
      </ButtonLink>
    </section>
  );
}

/** The same in the bar of a small screen. */
export function SignInBar({ job, pay }: PostingActionProps): JSX.Element {
  const t = useT('jobs');
  return (
    <div className={styles.openApplyBar}>
      <p>{pay.line}</p>
      <ButtonLink variant="grow" to={withNext(ADDRESSES.signUp, addressToGoOn(job.id, 'apply'))}>
        {t('open.apply')}
      </ButtonLink>
    </div>
  );
}
