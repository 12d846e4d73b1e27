import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { BuildWatcher } from '../build-watch/build-watcher.ts';
import { ServicesContext } from '../di/services-context.ts';
import { useService } from '../di/use-service.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { lazyExtra } from '../ui/lazy-extra.ts';
import type { Application } from './application.ts';

/** The application on screen. */
export function AppRoot({ application: { services, texts, router } }: { readonly application: Application }): JSX.Element {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={texts.i18n}>
        <RouterProvider router={router} />
        <Offers />
      </I18nextProvider>
    </ServicesContext>
  );
}

// An offer that does not load is made another time.
const LanguageOffer = lazyExtra(
  async () => (await import(/* webpackChunkName: "language-offer" */ '../ui/LanguageOffer.tsx')).LanguageOffer,
);

const BuildOffer = lazyExtra(async () => (await import(/* webpackChunkName: "build-offer" */ '../build-watch/BuildOffer.tsx')).BuildOffer);

/** Fetched only when there is something to offer; one at a time, since they stand at the same place. */
const Offers = observer(function Offers() {
  const language = useService(LanguageStore).offered;
  const build = useService(BuildWatcher).offered;
  return <Suspense>{language !== undefined ? <LanguageOffer /> : build && <BuildOffer />}</Suspense>;
});
