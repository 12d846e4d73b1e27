import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { AchievementFormPage } from './issuer/AchievementFormPage.tsx';
import { RequestPage } from './passport/RequestPage.tsx';

/** Candidates ask for a credential. Employers describe an achievement. */
export const Page = observer(function PassportFormPage(): JSX.Element {
  const { role } = useService(SessionStore);
  return role === 'employer' ? <AchievementFormPage /> : <RequestPage />;
});
