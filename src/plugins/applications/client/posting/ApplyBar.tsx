import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { PostingActionProps } from '#plugins/jobs/contract/posting-parts.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { useFocusOnceApplied, useOwnApplication } from './own-application-store.ts';
import * as styles from './ApplyPanel.module.css';

/** The bar at the bottom of a small screen, with the pay and a button that opens the form from below. */
export function Bar({ isPreview = false, ...part }: PostingActionProps): JSX.Element {
  return isPreview ? <PreviewedBar pay={part.pay} /> : <OwnBar {...part} />;
}

/** The bar as candidates see it. */
function PreviewedBar({ pay }: Pick<PostingActionProps, 'pay'>): JSX.Element {
  const t = useT('applications');
  return (
    <div className={styles.applyBar}>
      <p>
        {pay.line} <small className="muted">{t('apply.previewed')}</small>
      </p>
      <Button variant="grow" disabled>
        {t('apply.start')}
      </Button>
    </div>
  );
}

const OwnBar = observer(function OwnBar({ job, pay, isAsked = false }: PostingActionProps): JSX.Element {
  const t = useT('applications');
  const [isOpen, setOpen] = useState(isAsked);
  const close = useCallback(() => setOpen(false), []);
  const { applicationId, hasFailed, retry } = useOwnApplication(job.id);
  const bar = useFocusOnceApplied<HTMLDivElement>(applicationId);
  if (hasFailed) return <ErrorNote title={t('apply.failed')} onRetry={retry} />;
  return (
    <div className={styles.applyBar} ref={bar} tabIndex={-1}>
      {typeof applicationId === 'string' ? (
        <>
          <p>
            <StatusBadge tone="live">{t('apply.applied')}</StatusBadge>
          </p>
          <ButtonLink to={href(applicationRoutes.appliedDetail, { id: applicationId })}>{t('apply.open')}</ButtonLink>
        </>
      ) : (
        <>
          <p>{pay.line}</p>
          <Button variant="grow" disabled={applicationId === undefined} onClick={() => setOpen(true)}>
            {t('apply.start')}
          </Button>
          <Sheet open={isOpen} onClose={close} title={job.title}>
            <ApplyForm jobId={job.id} onApplied={close} />
          </Sheet>
        </>
      )}
    </div>
  );
});
