import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { usePayload } from '#core/client/build-watch/use-payload.ts';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { LegalText } from './LegalText.tsx';
import type { LegalDocument } from './legal-document.ts';
import * as styles from './legal.module.css';

interface LegalPageProps {
  /** The text. Its payload has the same name. */
  readonly route: 'privacy-policy' | 'term-of-service';
  readonly title: string;
}

/** The privacy policy, both public and inside the app. */
export function PrivacyPage(): JSX.Element {
  return <LegalPage route="privacy-policy" title={useT('public')('nav.privacy')} />;
}

/** The terms of service, both public and inside the app. */
export function TermsPage(): JSX.Element {
  return <LegalPage route="term-of-service" title={useT('public')('nav.terms')} />;
}

/** A legal text, loaded from the payload of this build. */
const LegalPage = observer(function LegalPage({ route, title }: LegalPageProps) {
  const { current } = useService(LanguageStore);
  return (
    <article className={`legal ${styles.document} wrap`}>
      <PageTitle title={title} />
      <h1 className="display-l" tabIndex={-1}>
        {title}
      </h1>
      {/* Each language has its own text. The old text is hidden while the new one loads. */}
      <Loaded key={current} route={route} language={current} />
    </article>
  );
});

const Loaded = observer(function Loaded({
  route,
  language,
}: {
  readonly route: LegalPageProps['route'];
  readonly language: string;
}): JSX.Element {
  const { resource, load } = usePayload<LegalDocument>(route, language);
  if (resource.value !== undefined) return <LegalText content={resource.value} />;
  return resource.status === 'failed' ? <ErrorNote onRetry={load} /> : <Skeleton count={12} />;
});
