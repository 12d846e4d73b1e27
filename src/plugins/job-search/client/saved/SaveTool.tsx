import { observer } from 'mobx-react-lite';
import { type JSX, Suspense, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import type { PostingToolProps } from '#plugins/jobs/contract/posting-parts.ts';
import { SeenPostings } from '../seen/seen-postings.ts';
import { SaveButton } from './SaveButton.tsx';
import { asksToSave } from './saving-address.ts';
import type { SavedSubject } from './use-saving.ts';

/** Saves a posting from its page, which is seen from then on. */
export function Tool({ job, isPreview }: PostingToolProps): JSX.Element {
  return (
    <>
      {!isPreview && <See job={job} />}
      <ThenSave job={job} />
      <SaveButton job={job} />
    </>
  );
}

const See = observer(function See({ job: { id } }: { readonly job: SavedSubject }): null {
  const seen = useService(SeenPostings);
  const { reader } = seen;
  useEffect(() => {
    if (reader !== undefined) seen.add(id);
  }, [seen, reader, id]);
  return null;
});

const SaveAsked = lazyExtra(async () => (await import(/* webpackChunkName: "saving" */ './SaveAsked.tsx')).SaveAsked);

/** Saves the posting on screen if the address asks for it, because a visitor wanted to save it and signed in. */
const ThenSave = observer(function ThenSave({ job }: { readonly job: SavedSubject }): JSX.Element | null {
  const session = useService(SessionStore);
  const isAsked = asksToSave(useSearch()) && session.status === 'signed-in';
  if (!isAsked) return null;
  return (
    <Suspense>
      <SaveAsked key={job.id} job={job} maySave={session.may('job-posting', 'save')} />
    </Suspense>
  );
});
