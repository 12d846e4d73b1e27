import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { OwnCompany as OwnedCompany } from '../../contract/company-schemas.ts';
import { CompanyStore } from '../company-store.ts';
import { ForRecruiters } from './ForRecruiters.tsx';

interface OwnCompanyProps {
  /** Gets the first company that the user owns, or `undefined` when there is none. */
  readonly children: (company: OwnedCompany | undefined) => ReactNode;
}

/** Loads the company of the wizard. Its recruiters read who changes it. */
export const OwnCompany = observer(function OwnCompany({ children }: OwnCompanyProps): ReactNode {
  const t = useT('employer');
  const { mine, loadMine } = useService(CompanyStore);
  useEffect(() => void loadMine(), [loadMine]);
  if (mine.status === 'failed') return <LoadFailure error={mine.error} title={t('companies.failed')} onRetry={() => void loadMine()} />;
  if (mine.value === undefined) return <Skeleton />;
  const [first] = mine.value;
  const owned = mine.value.find(({ role }) => role === 'owner');
  // Recruiters need no company of their own, but may add one.
  if (owned === undefined && first !== undefined) return <ForRecruiters company={first} />;
  return children(owned);
});
