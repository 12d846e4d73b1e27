import { type JSX, type ReactNode, Suspense } from 'react';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useT } from '../i18n/use-t.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { Button } from './Button.tsx';
import { lazyExtra } from './lazy-extra.ts';
import './ErrorScreen.css';
import { useLocale } from '../i18n/use-locale.ts';

// The optional parts load separately. If they do not load, for example without a network, the screen is still complete.
const NotFoundArt = lazyExtra(async () => (await import(/* webpackChunkName: "error-extras" */ './art/NotFoundArt.tsx')).NotFoundArt);
const NavSuggestions = lazyExtra(async () => (await import(/* webpackChunkName: "error-extras" */ './SuggestedPages.tsx')).NavSuggestions);
const AccessHelp = lazyExtra(async () => (await import(/* webpackChunkName: "error-extras" */ './AccessHelp.tsx')).AccessHelp);
const AccessWays = lazyExtra(async () => (await import(/* webpackChunkName: "error-extras" */ './AccessHelp.tsx')).AccessWays);
const SimilarPage = lazyExtra(async () => (await import(/* webpackChunkName: "error-extras" */ './SuggestedPages.tsx')).SimilarPage);

interface ErrorScreenProps {
  /** HTTP status; 500 when absent (specification section 2). */
  readonly status?: number | undefined;
  /** The status in words; follows from the status when absent. */
  readonly message?: string | undefined;
  /** The heading, instead of the general one of the status. */
  readonly headline?: string | undefined;
  /** What the user can do, instead of the general sentence of the status. */
  readonly help?: string | undefined;
  /** What happened here, shown as plain text. */
  readonly description?: ReactNode;
  /** On 403: the roles that have access. */
  readonly needs?: readonly Role[] | undefined;
}

/**
 * Shown in place of a page that cannot be shown. 404 says 'Page Not Found' and every other status 'Internal Server Error'
 * (specification section 2). The exception is 403, which is a refusal and not a failure. The headline is ours.
 */
export function ErrorScreen({ status = 500, message, headline, help, description, needs = [] }: ErrorScreenProps): JSX.Element {
  const t = useT('core');
  // Not the application's formats: this screen is part of the first view, and they are not.
  const number = new Intl.NumberFormat(useLocale());
  const kind = status === 404 || status === 403 ? status : 500;
  const words = message ?? t(`error.status.${kind}`);
  return (
    <section className="error-screen wrap">
      <PageTitle title={words} />
      <div className="error-screen__art">
        <Suspense>
          <NotFoundArt />
        </Suspense>
      </div>
      <div className="error-screen__words">
        <p className="error-screen__status">
          <span className="num">{number.format(status)}</span> <span>{words}</span>
        </p>
        <h1 tabIndex={-1}>{headline ?? t(`error.headline.${kind}`)}</h1>
        {description !== undefined && <p className="lead">{description}</p>}
        {needs.length > 0 && <Needs roles={needs} />}
        {(kind !== 403 || help !== undefined) && <p className="error-screen__help">{help ?? t(`error.help.${kind}`)}</p>}
        <Suspense>{kind === 403 && help === undefined && <AccessHelp needs={needs} />}</Suspense>
        <div className="row">
          {status >= 500 && (
            <Button variant="ink" onClick={() => location.reload()}>
              {t('error.reload')}
            </Button>
          )}
          <Suspense>
            {kind === 403 && help === undefined && <AccessWays needs={needs} />}
            {kind === 404 && <NavSuggestions />}
          </Suspense>
          {/* A full page load, not a route change: it resets the state that caused the error. */}
          <a className="btn" href={ADDRESSES.home}>
            {t('error.home')}
          </a>
        </div>
        <Suspense>{kind === 404 && <SimilarPage />}</Suspense>
      </div>
    </section>
  );
}

function Needs({ roles }: { readonly roles: readonly Role[] }): JSX.Element {
  const t = useT('core');
  const names = new Intl.ListFormat(useLocale());
  return <p className="lead">{t('error.needs', { roles: names.format(roles.map((role) => t(`role.${role}`))) })}</p>;
}
