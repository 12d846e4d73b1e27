import type { JSX } from 'react';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useT } from '../i18n/use-t.ts';
import { PageTitle } from '../router/PageTitle.tsx';
import { Button } from './Button.tsx';
import './ErrorScreen.css';

interface ErrorScreenProps {
  /** HTTP status; 500 when absent (specification section 2). */
  readonly status?: number | undefined;
  /** The status in words; follows from the status when absent. */
  readonly message?: string | undefined;
  /** What happened here, shown as text. */
  readonly description?: string | undefined;
  /** On 403: the roles that would be let in. */
  readonly needs?: readonly Role[] | undefined;
}

/**
 * Stands in the place of a page that cannot be shown. 404 says 'Page Not Found' and every other status 'Internal Server Error'
 * (specification section 2), but for 403, which is a refusal and no failure.
 */
export function ErrorScreen({ status = 500, message, description, needs }: ErrorScreenProps): JSX.Element {
  const t = useT('core');
  const words = message ?? t(`error.status.${status === 404 || status === 403 ? status : 500}`);
  return (
    <section className="error-screen wrap">
      <PageTitle title={words} />
      <p className="error-screen__status num">{status}</p>
      <h1 tabIndex={-1}>{words}</h1>
      {description !== undefined && (
        <p className="lead">
          <bdi>{description}</bdi>
        </p>
      )}
      {needs !== undefined && needs.length > 0 && (
        <p className="lead">{t('error.needs', { roles: needs.map((role) => t(`role.${role}`)).join(t('error.or')) })}</p>
      )}
      <div className="row">
        {status >= 500 && (
          <Button variant="ink" onClick={() => location.reload()}>
            {t('error.reload')}
          </Button>
        )}
        {/* A full load, not a route change: whatever went wrong does not come along. */}
        <a className="btn" href={ADDRESSES.home}>
          {t('error.home')}
        </a>
      </div>
    </section>
  );
}
