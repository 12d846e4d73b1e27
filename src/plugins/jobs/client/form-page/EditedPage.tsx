import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { EDITABLE_STATUSES } from '../../contract/life-cycle.ts';
import { getEditedJob } from '../../contract/managing-endpoints.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { SavedForm } from '../drafts/SavedForm.tsx';
import { valuesOf } from '../form/posting-values.ts';
import { JobStatusBadge } from '../managed/ManagedJobRow.tsx';
import { usePostingSide } from '../moves/use-posting-side.ts';

/** The form of a stored posting. */
export const EditedPage = observer(function EditedPage({ id }: { readonly id: string }): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const isMember = usePostingSide() === 'member';
  const { resource, load } = useResource((signal) => api.call(getEditedJob, { params: { id }, signal }), id);
  const { value: edited, status, error } = resource;
  if (status === 'failed') return <LoadFailure error={error} title={t('job.failed')} onRetry={load} />;
  if (edited === undefined) return <Skeleton count={6} />;
  return (
    <>
      <PageHeader
        title={t(edited.job.status === 'draft' ? 'form.draftTitle' : 'form.editTitle')}
        lead={<Lead edited={edited} />}
        back={{ to: href(jobRoutes.managed), label: t(isMember ? 'managed.title' : 'managed.titleAll') }}
      />
      <FormOf edited={edited} onPublished={load} />
    </>
  );
});

/** Administrators write for many companies, so they also see the name of the company. */
const Lead = observer(function Lead({ edited: { job } }: { readonly edited: EditedPosting }): JSX.Element {
  const isMember = usePostingSide() === 'member';
  return (
    <>
      <JobStatusBadge status={job.status} /> <bdi>{job.reference}</bdi>
      {job.title.trim() !== '' && (
        <>
          {' · '}
          <bdi>{job.title}</bdi>
        </>
      )}
      {!isMember && (
        <>
          {' · '}
          <bdi>{job.company.name}</bdi>
        </>
      )}
    </>
  );
});

interface FormOfProps {
  readonly edited: EditedPosting;
  readonly onPublished: () => void;
}

function FormOf({ edited, onPublished }: FormOfProps): JSX.Element {
  const t = useT('jobs');
  const { job, fields } = edited;
  if (!EDITABLE_STATUSES.includes(job.status)) {
    return (
      <EmptyState
        title={t('form.ended')}
        action={<ButtonLink to={href(jobRoutes.form, {}, { copy: job.id })}>{t('form.copyIt')}</ButtonLink>}
      >
        {t('form.endedHelp')}
      </EmptyState>
    );
  }
  if (job.status !== 'draft') return <SavedForm edited={edited} />;
  return (
    <DraftForm
      defaults={valuesOf(fields, job.company.id)}
      edited={edited}
      newDraft={`job-form-${job.id}`}
      companyOf={() => job.company}
      onPublished={onPublished}
    />
  );
}
