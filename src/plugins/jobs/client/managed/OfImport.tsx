import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Says that the list has the drafts of one import, with the way to all drafts. */
export function OfImport(): JSX.Element {
  const t = useT('jobs');
  return (
    <p>
      {t('managed.ofImport')}{' '}
      <Link className="link" to={href(jobRoutes.managed, {}, { status: 'draft' })}>
        {t('managed.allDrafts')}
      </Link>
    </p>
  );
}
