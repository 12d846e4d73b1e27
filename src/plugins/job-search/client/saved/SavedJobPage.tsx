import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEdition, useEntities } from '#core/client/lists/use-entities.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { savedRoutes } from '../../contract/routes.ts';
import { getSavedMark } from '../../contract/saved-endpoints.ts';
import { OwnNote } from './OwnNote.tsx';
import { savedJobs } from './saved-list.ts';
import { SavedMarksStore } from './saved-marks-store.ts';
import * as styles from './saved.module.css';

/** A saved posting with the user's note. One that is no longer saved shows only the posting. */
export function Page(): JSX.Element {
  const t = useT('job-search');
  const { id } = useParams(savedRoutes.detail);
  const given = {
    id,
    back: { to: href(savedRoutes.list), label: t('saved.title') },
    above: (job: Job): JSX.Element => <NoteOnTop key={id} job={job} />,
  };
  return (
    <>
      {useContributions(postingParts.part('view')).map(({ plugin, thing }) => (
        <PluginPart
          key={thing.id}
          plugin={plugin}
          what={thing.id}
          given={given}
          load={async () => (await thing.value.loadPage()).PostingById}
        />
      ))}
    </>
  );
}

const NoteOnTop = observer(function NoteOnTop({ job }: { readonly job: Job }): JSX.Element | null {
  const t = useT('job-search');
  const api = useService(ApiClient);
  const marks = useService(SavedMarksStore);
  const news = useEntities(savedJobs);
  const { resource, load } = useResource(async (signal) => {
    const { saved } = await api.call(getSavedMark, { params: { id: job.id }, signal });
    if (saved !== null) news.change(job.id, 0, { note: saved.note });
    return saved;
  }, job.id);
  useEdition(news, load);
  if (resource.status === 'failed') return <ErrorNote title={t('saved.noteFailed')} onRetry={load} />;
  if (!resource.value || marks.isGone(job.id)) return null;
  return (
    <section className={styles.savedNote} aria-label={t('saved.note')}>
      <OwnNote job={job} note={news.learned(job.id)?.note ?? null} />
    </section>
  );
});
