import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { AllPassports } from './admin/AllPassports.tsx';
import { IssuerDesk } from './issuer/IssuerDesk.tsx';
import { OwnPassport } from './passport/OwnPassport.tsx';

/** Skill passports: the own one of a candidate, what the companies of an employer issue, and the decisions of administrators. */
export const Page = observer(function PassportsPage(): JSX.Element {
  const { role } = useService(SessionStore);
  if (role === 'admin') return <AllPassports />;
  return role === 'employer' ? <IssuerDesk /> : <OwnPassport />;
});
