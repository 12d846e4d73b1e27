import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { useNameOf } from '../row-source.ts';
import type { RowList } from './row-list.ts';
import * as styles from './RowForm.module.css';

interface RowPathProps {
  readonly list: RowList;
  readonly path: MasterRowDetail['path'];
}

/** The rows above, from the top level down. */
export const RowPath = observer(function RowPath({ list, path }: RowPathProps): JSX.Element | null {
  const t = useT('admin-masters');
  const nameOf = useNameOf();
  const { entity } = list.entity.description;
  if (path.length === 0) return null;
  return (
    <nav className={styles.mastersPath} aria-label={t('form.above')}>
      <ol>
        {path.map((row) => (
          <li key={row.code}>
            <Link className="link" to={href(masterRoutes.form, { entity }, { code: row.code })}>
              <bdi>{nameOf(row)}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
});
