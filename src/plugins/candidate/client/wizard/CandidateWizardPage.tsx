import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { usePathname } from '#core/client/navigation/use-pathname.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { OwnProfile } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { SECTIONS, type SectionName } from '../../contract/section-names.ts';
import { ProfileStore } from '../profile-store.ts';
import { SectionForm } from './SectionForm.tsx';

/** A step of a candidate's wizard: the address says which. */
export function Page(): JSX.Element {
  const t = useT('candidate');
  const pathname = usePathname().replace(/\/$/, '');
  const section = SECTIONS.find((name) => candidateRoutes[name].path === pathname) ?? 'basics';
  return (
    <>
      <PageHeader title={t(`step.${section}.title`)} lead={t(`step.${section}.lead`)} />
      <Step key={section} section={section} />
    </>
  );
}

const Step = observer(function Step({ section }: { readonly section: SectionName }): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  // The words for kinds of employment and pay are theirs.
  const hasTexts = useTexts(['jobs']);
  // The form is made once from each fetch: what it saves comes back into the store, and must not overwrite what is typed on.
  const [basis, setBasis] = useState<{ readonly profile: OwnProfile; readonly fetches: number }>();
  const fetchBasis = useCallback(async (): Promise<void> => {
    await store.load();
    const profile = store.mine.status === 'ready' ? store.mine.value : undefined;
    if (profile !== undefined) setBasis((before) => ({ profile, fetches: (before?.fetches ?? 0) + 1 }));
  }, [store]);
  useEffect(() => void fetchBasis(), [fetchBasis]);
  if (basis !== undefined && hasTexts) {
    return <SectionForm key={basis.fetches} section={section} profile={basis.profile} onTakeOther={() => void fetchBasis()} />;
  }
  if (store.mine.status !== 'failed') return <Skeleton />;
  return <LoadFailure error={store.mine.error} title={t('profile.failed')} onRetry={() => void fetchBasis()} />;
});
