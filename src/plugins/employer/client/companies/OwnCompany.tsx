import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { Company } from '../../contract/company-schemas.ts';
import { CompanyStore } from '../company-store.ts';

interface OwnCompanyProps {
  /** Gets the user's first company, or `undefined` when there is none. */
  readonly children: (company: Company | undefined) => ReactNode;
}

/** Loads the company of the wizard. */
export const OwnCompany = observer(function OwnCompany({ children }: OwnCompanyProps): ReactNode {
  const t = useT('employer');
  const { mine, loadMine } = useService(CompanyStore);
  useEffect(() => void loadMine(), [loadMine]);
  if (mine.status === 'failed') return <LoadFailure error={mine.error} title={t('companies.failed')} onRetry={() => void loadMine()} />;
  return mine.value === undefined ? <Skeleton /> : children(mine.value[0]);
});
