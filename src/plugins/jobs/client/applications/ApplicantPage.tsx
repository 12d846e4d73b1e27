import { observer } from 'mobx-react-lite';
import { type ComponentType, type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { useParams } from '#core/client/router/use-params.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { Part } from '#core/client/ui/Part.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type ApplicantPanel, applicantPanels } from '../../contract/applicant-access.ts';
import type { ApplicationDetail } from '../../contract/application.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ApplicantMove } from './ApplicantMove.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationStore } from './application-store.ts';
import { StageBadge } from './StageBadge.tsx';

/** One applicant for one posting: what they wrote, where they stand, and where they go next. */
export const Page = observer(function ApplicantPage(): JSX.Element {
  const t = useT('jobs');
  const { jobId, userId } = useParams(jobRoutes.applicant);
  const store = useService(ApplicationStore);
  useEffect(() => void store.openOf(jobId, userId), [store, jobId, userId]);
  const { value: application, status, error } = store.detail;
  if (application?.job.id === jobId && application.candidate.id === userId) return <Applicant application={application} />;
  if (status === 'failed')
    return <LoadFailure error={error} title={t('applicant.failed')} onRetry={() => void store.openOf(jobId, userId)} />;
  return <LoadingState />;
});

const Applicant = observer(function Applicant({ application }: { readonly application: ApplicationDetail }): JSX.Element {
  const t = useT('jobs');
  const { candidate, job, message } = application;
  return (
    <>
      <PageHeader
        title={candidate.name}
        lead={
          <>
            <bdi>{job.title}</bdi> · <a href={`mailto:${encodeURIComponent(candidate.email)}`}>{candidate.email}</a>
          </>
        }
        back={{ to: href(jobRoutes.applicants, { jobId: job.id }), label: t('applicant.back') }}
      />
      <div className="stack">
        <StageBadge stage={application.stage} />
        <ApplicantMove application={application} />
        <Panel title={t('applicant.message')}>
          {message === '' ? <p className="muted">{t('applicant.noMessage')}</p> : <p className="read">{message}</p>}
        </Panel>
        {useContributions(applicantPanels).map(({ plugin, thing: { id, value } }) => (
          <Part key={`${id} ${candidate.id}`} plugin={plugin} what={id} load={async () => panelOf(await value.load(), candidate.id)} />
        ))}
        <Panel title={t('applicant.history')}>
          <ApplicationHistory history={application.history} />
        </Panel>
      </div>
    </>
  );
});

function panelOf({ Panel: Content }: Awaited<ReturnType<ApplicantPanel['load']>>, candidateId: string): ComponentType {
  return () => <Content candidateId={candidateId} />;
}
