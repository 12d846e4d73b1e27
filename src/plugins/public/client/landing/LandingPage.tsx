import { type JSX, Suspense } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { useHash } from '#core/client/navigation/page-address.ts';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { WhenNear } from '#core/client/ui/WhenNear.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './LandingPage.module.css';

const Chapters = lazyExtra(async () => (await import('./Chapters.tsx')).Chapters);

/** The landing page. The part below the first view loads when the visitor scrolls to it. */
export function Page(): JSX.Element {
  const t = useT('public');
  return (
    <>
      <PageTitle title={t('landing.title')} />
      <Hero />
      <WhenNear className={styles.chapters} wanted={useHash() !== ''}>
        {() => (
          <Suspense>
            <Chapters />
          </Suspense>
        )}
      </WhenNear>
    </>
  );
}
