import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ManagedCandidates } from './managed/ManagedCandidates.tsx';
import { CandidateSearch } from './search/CandidateSearch.tsx';

/** Candidates: a search for employers, and a table for administrators. */
export const Page = observer(function CandidatesPage(): JSX.Element {
  const session = useService(SessionStore);
  // The names of employment types, work modes and categories.
  const hasTexts = useTexts(['jobs']);
  if (session.may('candidate-profile', 'list')) return <ManagedCandidates />;
  return hasTexts ? <CandidateSearch /> : <Skeleton of="rows" count={8} />;
});
