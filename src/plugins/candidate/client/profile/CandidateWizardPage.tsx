import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { OwnProfile } from './OwnProfile.tsx';

/** First step of a candidate: a headline. */
export function Page(): JSX.Element {
  const t = useT('candidate');
  const go = useGo();
  return (
    <>
      <PageHeader title={t('wizard.title')} lead={t('wizard.lead')} />
      <OwnProfile action={t('wizard.next')} onSaved={() => go(ADDRESSES.dashboard)} />
    </>
  );
}
