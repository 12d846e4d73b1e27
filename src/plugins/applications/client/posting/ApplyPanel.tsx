import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { PostingActionProps } from '#plugins/jobs/contract/posting-parts.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { useFocusOnceApplied, useOwnApplication } from './own-application-store.ts';
import * as styles from './ApplyPanel.module.css';

/** The panel beside a posting: the pay, and the way to apply. */
export function Panel({ job, pay, isAsked = false, isPreview = false }: PostingActionProps): JSX.Element {
  const t = useT('applications');
  return (
    <section className={styles.apply} aria-label={t('apply.title')}>
      <div>
        <p className={`${styles.applyPay} num`}>{pay.amount}</p>
        {pay.period !== undefined && <p className="muted small">{pay.period}</p>}
      </div>
      {isPreview ? <PreviewedForm jobId={job.id} /> : <OwnApplication jobId={job.id} isAsked={isAsked} />}
    </section>
  );
}

/** The form as candidates see it. */
function PreviewedForm({ jobId }: { readonly jobId: string }): JSX.Element {
  const t = useT('applications');
  return (
    <>
      <p className="muted">{t('apply.previewed')}</p>
      <div inert>
        <ApplyForm jobId={jobId} isPreview />
      </div>
    </>
  );
}

interface OwnApplicationProps {
  readonly jobId: string;
  readonly isAsked: boolean;
}

/** The form of a candidate, or the application that was sent. */
const OwnApplication = observer(function OwnApplication({ jobId, isAsked }: OwnApplicationProps): JSX.Element {
  const t = useT('applications');
  const { applicationId, hasFailed, retry } = useOwnApplication(jobId);
  const note = useFocusOnceApplied<HTMLDivElement>(applicationId);
  return (
    <>
      {hasFailed && <ErrorNote title={t('apply.failed')} onRetry={retry} />}
      {applicationId === undefined && !hasFailed && <Skeleton />}
      {applicationId === null && <ApplyForm jobId={jobId} isAsked={isAsked} />}
      {typeof applicationId === 'string' && (
        <div ref={note} tabIndex={-1}>
          <Note
            tone="leaf"
            title={t('apply.already')}
            action={
              <ButtonLink size="s" to={href(applicationRoutes.appliedDetail, { id: applicationId })}>
                {t('apply.open')}
              </ButtonLink>
            }
          >
            {t('apply.alreadyHelp')}
          </Note>
        </div>
      )}
    </>
  );
});
