import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { OwnProfile } from './OwnProfile.tsx';

/** A candidate's own profile. */
export function Page(): JSX.Element {
  const t = useT('candidate');
  return (
    <>
      <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
      <OwnProfile action={t('profile.save')} />
    </>
  );
}
