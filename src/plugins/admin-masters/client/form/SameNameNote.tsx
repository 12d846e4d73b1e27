import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import { masterRoutes } from '../../contract/routes.ts';
import type { RowList } from './row-list.ts';

interface SameNameNoteProps {
  readonly list: RowList;
  readonly codes: readonly string[];
}

/** Warns that other rows of the same parent have the same name. This is allowed, so it is not an error. */
export function SameNameNote({ list, codes }: SameNameNoteProps): JSX.Element {
  const t = useT('admin-masters');
  const { entity } = list.entity.description;
  return (
    <Note tone="straw" title={t('form.sameName', { count: codes.length })}>
      <ul className="row">
        {codes.map((code) => (
          <li key={code}>
            <Link className="link" to={href(masterRoutes.form, { entity }, { code })}>
              <code dir="ltr">{code}</code>
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}
