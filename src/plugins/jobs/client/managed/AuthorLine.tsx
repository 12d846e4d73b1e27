import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import { userRoutes } from '#plugins/users/contract/routes.ts';
import { jobRoutes } from '../../contract/routes.ts';
import * as styles from './managed.module.css';

/** Says that only the postings of one account are shown, with the way back to it. */
export function AuthorLine({ author }: { readonly author: string }): JSX.Element {
  const t = useT('jobs');
  return (
    <p className={`row ${styles.managedAuthor}`}>
      <span className="soft">{t('managed.ofAccount')}</span>
      <Link className="link" to={href(userRoutes.user, { id: author })}>
        {t('managed.toAccount')}
      </Link>
      <Link className="link" to={href(jobRoutes.managed)}>
        {t('managed.allPostings')}
      </Link>
    </p>
  );
}
