import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { MailIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getCandidate } from '../../../contract/candidate-endpoints.ts';
import type { CandidateProfile } from '../../../contract/candidate-schemas.ts';
import { listSentInvitations } from '../../../contract/invitation-endpoints.ts';
import type { SentInvitation } from '../../../contract/invitation-schemas.ts';
import { CandidateView } from './CandidateView.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import { type CameFrom, useFoundNeighbours } from './use-neighbours.ts';

/** A candidate for employers. */
export const FoundCandidatePage = observer(function FoundCandidatePage({ id }: { readonly id: string }): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const from = useFoundNeighbours(id);
  const { resource, load } = useResource((signal) => api.call(getCandidate, { params: { id }, signal }), id);
  const { value: profile, status, error } = resource;
  if (profile !== undefined) return <FoundCandidate profile={profile} from={from} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      {!isGone && <PageHeader title={t('candidates.unnamed')} back={from.list} />}
      {status === 'failed' ? <ProfileFailure error={error} onRetry={load} /> : <Skeleton />}
    </>
  );
});

interface FoundCandidateProps {
  readonly profile: CandidateProfile;
  readonly from: CameFrom;
}

/** The profile, with an invitation to apply and those that the company sent before. */
const FoundCandidate = observer(function FoundCandidate({ profile, from }: FoundCandidateProps): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const { candidateId: id } = profile;
  const [isOpen, setOpen] = useState(false);
  const { resource, load } = useResource((signal) => api.call(listSentInvitations, { params: { id }, signal }), id);
  const sent = resource.value?.items ?? [];
  const add = (invitation: SentInvitation): void => resource.replace({ items: [invitation, ...sent] });
  const invite = (
    <Button variant="grow" disabled={resource.value === undefined} onClick={() => setOpen(true)}>
      <MailIcon className="icon--s" />
      {t('candidates.invite.open')}
    </Button>
  );
  return (
    <CandidateView profile={profile} from={from} actions={invite}>
      {resource.status === 'failed' && <ErrorNote title={t('candidates.invite.sentFailed')} onRetry={load} />}
      {sent.length > 0 && <SentInvitations sent={sent} />}
      <InviteDialog id={id} open={isOpen} sent={sent} onClose={() => setOpen(false)} onSent={add} onOutdated={load} />
    </CandidateView>
  );
});
