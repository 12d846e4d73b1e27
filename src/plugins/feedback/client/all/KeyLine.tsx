import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { LIST_KEYS } from './list-keys.ts';
import * as styles from './all.module.css';

/** The keys of the list, for devices with a keyboard. */
export function KeyLine({ hasPreview }: { readonly hasPreview: boolean }): JSX.Element {
  const t = useT('feedback');
  return (
    <ul className={`${styles.allfbKeys} muted small`} aria-label={t('all.keys.label')}>
      {LIST_KEYS.filter(([, action]) => hasPreview || action !== 'back').map(([key, action]) => (
        <li key={key}>
          <kbd dir="ltr">{key.length === 1 ? key.toUpperCase() : key}</kbd> {t(`all.keys.${action}`)}
        </li>
      ))}
    </ul>
  );
}
