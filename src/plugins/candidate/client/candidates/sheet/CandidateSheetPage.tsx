import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { PrintIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import { getCandidate } from '../../../contract/candidate-endpoints.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { filesById, ProfileFilesContext } from '../../files/profile-files.ts';
import { OwnPreview } from '../../preview/OwnPreview.tsx';
import { ProfileText } from '../../view/ProfileText.tsx';
import { SightNotes } from '../detail/CandidateView.tsx';
import { ProfileFailure } from '../detail/ProfileFailure.tsx';
import { useCandidateName } from '../use-candidate-name.ts';
import * as styles from '../candidates.module.css';

/**
 * A profile as a quiet sheet to print: that of the address, or a candidate's own one. Without an id, others choose one from the list.
 * Unknown, hidden and foreign ids, and those that are none, look the same.
 */
export const Page = observer(function CandidateSheetPage(): JSX.Element {
  const { me, role } = useService(SessionStore);
  const { id: text } = useSearch();
  const id = uuidParam.parse(text ?? '');
  if (role === 'candidate') return text === undefined || id === me?.id ? <OwnPreview /> : <ErrorScreen status={404} />;
  if (text === undefined) return <Redirect to={href(candidateRoutes.list)} />;
  return id === undefined ? <ErrorScreen status={404} /> : <Sheet key={id} id={id} />;
});

const Sheet = observer(function CandidateSheet({ id }: { readonly id: string }): JSX.Element {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const nameOf = useCandidateName();
  const { resource, load } = useResource((signal) => api.call(getCandidate, { params: { id }, signal }), id);
  const { value: profile, status, error } = resource;
  if (error instanceof ApiError && error.status === 404) return <ErrorScreen status={404} />;
  if (profile === undefined) return status === 'failed' ? <ProfileFailure error={error} onRetry={load} /> : <Skeleton />;
  return (
    <article className={styles.candidateSheet}>
      <PrintSource path={href(candidateRoutes.view, {}, { id })} />
      <PageHeader title={nameOf(profile.name)} />
      <div className={styles.candidateBar}>
        <Button variant="quiet" onClick={() => window.print()}>
          <PrintIcon className="icon--s" />
          {t('candidates.profile.print')}
        </Button>
      </div>
      <SightNotes profile={profile} />
      <ProfileFilesContext value={filesById(profile.files)}>
        <h2 className="vh">{t('applicant.title')}</h2>
        <ProfileText sections={profile.sections} empty={t('candidates.profile.empty')} />
      </ProfileFilesContext>
    </article>
  );
});
