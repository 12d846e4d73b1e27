import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { LegalPage } from './LegalPage.tsx';

/** The terms of service, both public and inside the app. */
export function Page(): JSX.Element {
  return <LegalPage route="term-of-service" title={useT('public')('nav.terms')} />;
}
