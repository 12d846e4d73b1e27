import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getCandidate } from '../../../contract/candidate-endpoints.ts';
import { CandidateView } from './CandidateView.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { useManagedNeighbours } from './use-neighbours.ts';

/** A candidate for administrators. They give a reason first, which opens the profile for an hour. */
export const ManagedCandidatePage = observer(function ManagedCandidatePage({ id }: { readonly id: string }): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const from = useManagedNeighbours(id);
  // Quiet: 404 is the usual answer, because the administrator has not given a reason yet.
  const { resource, load } = useResource((signal) => api.call(getCandidate, { params: { id }, signal, quiet: true }), id);
  const { value: profile, status, error } = resource;
  if (profile !== undefined) return <CandidateView profile={profile} from={from} />;
  const isClosed = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title={t('candidates.unnamed')} back={from.list} />
      {status !== 'failed' && <Skeleton />}
      {status === 'failed' && !isClosed && <ProfileFailure error={error} onRetry={load} />}
      {status === 'failed' && isClosed && <OpeningForm id={id} onOpened={resource.replace} />}
    </>
  );
});
