import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import type { CredentialEvent } from '../../../contract/schemas.ts';
import { useReasonText } from '../../shared/use-reason-text.ts';
import * as styles from '../issuer.module.css';

const SIGNS: Readonly<Record<CredentialEvent['action'], PartState>> = {
  request: 'bud',
  offer: 'bud',
  refuse: 'frame',
  accept: 'leaf',
  decline: 'frame',
  suspend: 'frame',
  lapse: 'frame',
  resume: 'leaf',
  revoke: 'crossed',
  supersede: 'leaf',
};

/** What was done with a credential, the last action first. */
export function CredentialHistory({ history }: { readonly history: readonly CredentialEvent[] }): JSX.Element {
  const t = useT('skill-passports');
  const reasonText = useReasonText();
  return (
    <section className={styles.issuedHistory}>
      <h3>{t('issued.detail.history')}</h3>
      <Timeline
        label={t('issued.detail.history')}
        events={history
          .map(({ action, side, reason, at }, index) => ({
            id: String(index),
            at,
            what: t(`action.${action}`),
            note: (
              <>
                {t(`side.${side}`)}
                {reason !== '' && (
                  <p className={styles.issuedText}>
                    <bdi>{reasonText(reason)}</bdi>
                  </p>
                )}
              </>
            ),
            state: SIGNS[action],
          }))
          .reverse()}
      />
    </section>
  );
}
