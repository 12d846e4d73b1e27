import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { usePayload } from '#core/client/build-watch/use-payload.ts';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { type WelcomeContent, WelcomeText } from './WelcomeText.tsx';

/** The introduction for new users, with a sign-up link. A signed-in user gets a link to the dashboard. */
export const Page = observer(function Page() {
  const title = useT('public')('nav.welcome');
  const { current } = useService(LanguageStore);
  return (
    <>
      <PageTitle title={title} />
      <header className="welcome__head">
        <Lattice place="end" />
        <div className="wrap">
          <h1 className="display" tabIndex={-1}>
            {title}
          </h1>
        </div>
      </header>
      <div className="wrap">
        <Loaded key={current} language={current} />
      </div>
    </>
  );
});

const Loaded = observer(function Loaded({ language }: { readonly language: string }): JSX.Element {
  const { resource, load } = usePayload<WelcomeContent>('welcome', language);
  if (resource.value !== undefined) return <WelcomeText content={resource.value} />;
  return resource.status === 'failed' ? <ErrorNote onRetry={load} /> : <Skeleton count={12} />;
});
