import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { LegalPage } from './LegalPage.tsx';

/** The privacy policy, both public and inside the app. */
export function Page(): JSX.Element {
  return <LegalPage route="privacy-policy" title={useT('public')('nav.privacy')} />;
}
