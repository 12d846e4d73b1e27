import { observer } from 'mobx-react-lite';
import type { JSX, KeyboardEvent } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { PostingSectionProps } from '#plugins/jobs/contract/client-extension-points.ts';
import { getTerms } from '../../contract/applying/terms-endpoints.ts';
import { DraftTerms } from './DraftTerms.tsx';
import { SavedTerms } from './SavedTerms.tsx';
import * as styles from './terms.module.css';

/** The part of the form of a posting that says what candidates send. */
export const Section = observer(function ApplyingSection(props: PostingSectionProps): JSX.Element {
  const t = useT('applications');
  const { jobId, applyUrl } = props;
  // Administrators write postings for companies, but only their members save terms.
  if (useService(SessionStore).role !== 'employer') return <p className="muted">{t('terms.onlyCompany')}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps Enter in a field from sending the form around it
    <div className={styles.terms} onKeyDown={keepFormUnsent}>
      {applyUrl.trim() !== '' && <Note tone="sky" title={t('terms.elsewhere')} />}
      {jobId === undefined ? <p className="muted">{t('terms.noDraft')}</p> : <LoadedTerms key={jobId} {...props} jobId={jobId} />}
    </div>
  );
});

const LoadedTerms = observer(function LoadedTerms(props: PostingSectionProps & { readonly jobId: string }): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const { jobId, savesItself } = props;
  const { resource, load } = useResource((signal) => api.call(getTerms, { params: { id: jobId }, signal }), jobId);
  if (resource.status === 'failed') return <ErrorNote title={t('terms.failed')} onRetry={load} />;
  if (resource.value === undefined) return <Skeleton />;
  const Terms = savesItself ? DraftTerms : SavedTerms;
  return <Terms {...props} terms={resource.value} />;
});

function keepFormUnsent(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
