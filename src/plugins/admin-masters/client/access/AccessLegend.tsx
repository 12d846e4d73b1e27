import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Node } from '#core/client/ui/weave/Cell.tsx';

/** The legend of the matrix. */
export function AccessLegend(): JSX.Element {
  const t = useT('admin-masters');
  return (
    <ul className="matrix__legend">
      <li>
        <Node state="leaf" /> {t('access.allowed')}
      </li>
      <li>
        <Node state="frame" /> {t('access.denied')}
      </li>
      <li>
        <span className="matrix__sign" aria-hidden="true" /> {t('access.changed')}
      </li>
    </ul>
  );
}
