import type { JSX } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { ServicesContext } from '../di/services-context.ts';
import { LanguageOffer } from '../ui/LanguageOffer.tsx';
import type { Application } from './application.ts';

/** The application on screen. */
export function AppRoot({ application: { services, texts, router } }: { readonly application: Application }): JSX.Element {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={texts.i18n}>
        <RouterProvider router={router} />
        <LanguageOffer />
      </I18nextProvider>
    </ServicesContext>
  );
}
