import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { usePathname } from '#core/client/navigation/page-address.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { WizardHeader } from '#core/client/wizard/WizardHeader.tsx';
import { candidateRoutes } from '../../contract/routes.ts';
import { SECTIONS, type SectionName } from '../../contract/section-names.ts';
import { ProfileStore } from '../profile-store.ts';
import { SectionForm } from './SectionForm.tsx';
import { basisOf, type SectionBasis } from './section-basis.ts';
import { useWithKnownPlace } from './use-confirmed-phone.ts';

/** A step of the candidate wizard. The address names the step. */
export function Page(): JSX.Element {
  const t = useT('candidate');
  const pathname = usePathname().replace(/\/$/, '');
  const section = SECTIONS.find((name) => candidateRoutes[name].path === pathname) ?? 'basics';
  return (
    <>
      <WizardHeader title={t(`step.${section}.title`)} lead={t(`step.${section}.lead`)} />
      <Step key={section} section={section} />
    </>
  );
}

const Step = observer(function Step({ section }: { readonly section: SectionName }): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  // The plugin `jobs` has the texts for employment types and pay.
  const hasTexts = useTexts(['jobs']);
  const withKnownPlace = useWithKnownPlace();
  // Each fetch creates a new form. A save updates the store, but must not overwrite newer input in the form.
  const [basis, setBasis] = useState<SectionBasis & { readonly fetches: number }>();
  const fetchBasis = useCallback(async (): Promise<void> => {
    await store.load();
    const stored = store.mine.status === 'ready' ? store.mine.value : undefined;
    const profile = section === 'place' && stored !== undefined ? await withKnownPlace(stored) : stored;
    if (profile === undefined) return;
    const loaded = await basisOf(section, profile);
    setBasis((before) => ({ ...loaded, fetches: (before?.fetches ?? 0) + 1 }));
  }, [store, section, withKnownPlace]);
  useEffect(() => void fetchBasis(), [fetchBasis]);
  if (basis !== undefined && hasTexts) {
    return <SectionForm key={basis.fetches} section={section} basis={basis} onTakeOther={() => void fetchBasis()} />;
  }
  if (store.mine.status !== 'failed') return <Skeleton />;
  return <LoadFailure error={store.mine.error} title={t('profile.failed')} onRetry={() => void fetchBasis()} />;
});
