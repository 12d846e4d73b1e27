import { observer } from 'mobx-react-lite';
import type { CSSProperties, JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ACTIVE_STAGES, type ApplicationStage } from '../../contract/application.ts';
import type { StageCount } from '../../contract/schemas.ts';
import * as styles from './StageFunnel.module.css';

const STEPS: readonly ApplicationStage[] = [...ACTIVE_STAGES, 'hired'];

/** How far the applicants of a posting came. Each step has a labelled bar, as long as its share of all applicants. */
export const StageFunnel = observer(function StageFunnel({ counts }: { readonly counts: readonly StageCount[] | undefined }): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const reached = (stage: ApplicationStage): number => counts?.find((count) => count.stage === stage)?.reached ?? 0;
  const all = reached('submitted');
  return (
    <section className={styles.funnel} aria-label={t('applicants.funnel')}>
      <dl>
        {STEPS.map((stage) => (
          <div key={stage}>
            <dt>{t(`reached.${stage}`)}</dt>
            <dd className="display">{counts !== undefined && format.number(reached(stage))}</dd>
            <dd className={styles.funnelBar} aria-hidden="true">
              <span style={{ '--share': all === 0 ? 0 : reached(stage) / all } as CSSProperties} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
