import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { useGoOn } from '#core/client/wizard/use-wizard.ts';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import { OwnProfile } from './OwnProfile.tsx';

/** First step of a candidate: a headline. */
export function Page(): JSX.Element {
  const t = useT('candidate');
  const goOn = useGoOn();
  return (
    <>
      <PageHeader title={t('wizard.title')} lead={t('wizard.lead')} />
      <OwnProfile onSubmitted={() => void goOn()} end={(busy) => <WizardBar busy={busy} />} />
    </>
  );
}
