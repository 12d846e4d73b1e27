import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useParams } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { FoundCandidatePage } from './FoundCandidatePage.tsx';
import { ManagedCandidatePage } from './ManagedCandidatePage.tsx';

/** The profile of one candidate. The address keeps the search, which leads back to the list. */
export const Page = observer(function CandidatePage(): JSX.Element {
  const { id } = useParams(candidateRoutes.detail);
  const session = useService(SessionStore);
  // A new key forgets what belongs to another candidate.
  return session.may('candidate-profile', 'open') ? <ManagedCandidatePage key={id} id={id} /> : <FoundCandidatePage key={id} id={id} />;
});
