import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/router/focus-heading.ts';
import { useParams } from '#core/client/router/use-params.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ApplicationDetail } from '../../contract/application.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationStore } from './application-store.ts';
import { StageBadge } from './StageBadge.tsx';

/** A candidate's own application: where it stands, what happened, and the way out. */
export const Page = observer(function ApplicationPage(): JSX.Element {
  const t = useT('jobs');
  const { id } = useParams(jobRoutes.appliedDetail);
  const store = useService(ApplicationStore);
  useEffect(() => void store.open(id), [store, id]);
  const { value: application, status, error } = store.detail;
  if (application !== undefined && application.id === id) return <ApplicationView application={application} />;
  if (status === 'failed') return <LoadFailure error={error} title={t('applicant.failed')} onRetry={() => void store.open(id)} />;
  return <LoadingState />;
});

function ApplicationView({ application }: { readonly application: ApplicationDetail }): JSX.Element {
  const t = useT('jobs');
  const { job, message } = application;
  return (
    <>
      <PageHeader
        title={job.title}
        lead={<FactLine facts={[job.company, job.location]} />}
        back={{ to: href(jobRoutes.applied), label: t('applied.title') }}
        actions={<ButtonLink to={href(jobRoutes.detail, { id: job.id })}>{t('application.job')}</ButtonLink>}
      />
      <div className="stack">
        <StageBadge stage={application.stage} />
        <Panel title={t('application.message')}>
          {message === '' ? <p className="muted">{t('application.noMessage')}</p> : <p className="read">{message}</p>}
        </Panel>
        <Panel title={t('application.history')}>
          <ApplicationHistory history={application.history} />
        </Panel>
        {application.moves.includes('withdrawn') && <Withdrawal />}
      </div>
    </>
  );
}

function Withdrawal(): JSX.Element {
  const t = useT('jobs');
  const store = useService(ApplicationStore);
  const snackbar = useService(SnackbarStore);
  const [asked, setAsked] = useState<boolean | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  // What was pressed is gone then; the keyboard goes on at the harmless button of what took its place.
  useEffect(() => {
    if (asked !== undefined) [...(root.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [asked]);
  const [busy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await store.move('withdrawn');
      snackbar.raise(t('application.withdrawn'));
      focusHeading(document.body);
    } catch {
      // The snackbar of the call has said why, and the question stays.
    } finally {
      setBusy(false);
    }
  };
  const question = (
    <Note
      tone="straw"
      role="alert"
      title={t('application.withdrawConfirm')}
      action={
        <span className="row">
          <Button variant="rust" size="s" busy={busy} onClick={() => void withdraw()}>
            {t('application.withdraw')}
          </Button>
          <Button size="s" onClick={() => setAsked(false)}>
            {t('application.keep')}
          </Button>
        </span>
      }
    />
  );
  return <div ref={root}>{asked ? question : <Button onClick={() => setAsked(true)}>{t('application.withdraw')}</Button>}</div>;
}
