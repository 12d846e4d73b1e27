import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { OwnFeedbackList } from '../list/OwnFeedbackList.tsx';
import { showsAll } from '../list/shows-all.ts';

/** All feedback for administrators with the duty, except with the query `mine=1`. For all others, their own. */
export const Page = observer(function FeedbackListPage(): JSX.Element {
  const session = useService(SessionStore);
  if (!showsAll(session, useSearch())) return <OwnFeedbackList />;
  return <PluginPart plugin="feedback" what="feedback.all" load={loadAll} given={{}} />;
});

// A chunk of its own, which senders do not download.
async function loadAll(): Promise<() => JSX.Element> {
  return (await import(/* webpackChunkName: "feedback-team" */ './AllFeedback.tsx')).AllFeedback;
}
