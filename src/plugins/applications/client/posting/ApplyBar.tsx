import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { PostingActionProps } from '#plugins/jobs/contract/posting-parts.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { loadSheet } from './load-form.ts';
import { useFocusOnceApplied, useOwnApplication } from './use-own-application.ts';
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

const OwnBar = observer(function OwnBar({ job, pay, isAsked = false, firstSearch = '' }: PostingActionProps): JSX.Element {
  const t = useT('applications');
  const [isOpen, setOpen] = useState(isAsked);
  const { standing, send, retry } = useOwnApplication(job.id);
  const bar = useFocusOnceApplied<HTMLDivElement>(standing);
  if (standing.kind === 'failed') return <ErrorNote title={t('apply.failed')} onRetry={retry} />;
  return (
    <div className={styles.applyBar} ref={bar} tabIndex={-1}>
      {standing.kind === 'applied' ? (
        <>
          <p>
            <StatusBadge tone="live">{t('apply.applied')}</StatusBadge>
          </p>
          <ButtonLink to={href(applicationRoutes.appliedDetail, { id: standing.application.id })}>{t('apply.open')}</ButtonLink>
        </>
      ) : (
        <>
          <p>{pay.line}</p>
          <Button variant="grow" disabled={standing.kind === 'loading'} onClick={() => setOpen(true)}>
            {t(standing.kind === 'form' && standing.basis.draft !== null ? 'apply.goOn' : 'apply.start')}
          </Button>
          {isOpen && standing.kind === 'form' && (
            <PluginPart
              plugin="applications"
              what="applications.form"
              load={loadSheet}
              given={{ job, basis: standing.basis, isAsked, firstSearch, send, open: true, onClose: () => setOpen(false) }}
              placeholder={false}
            />
          )}
        </>
      )}
    </div>
  );
});
