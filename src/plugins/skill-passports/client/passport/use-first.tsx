import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import * as styles from './passport.module.css';

interface FirstItems<Item> {
  readonly shown: readonly Item[];
  /** The button that shows the others; `null` when there are none. */
  readonly showAll: JSX.Element | null;
}

/** The first items of a list, and a button that shows all. A passport may have thousands of credentials. */
export function useFirst<Item>(items: readonly Item[], most: number): FirstItems<Item> {
  const t = useT('skill-passports');
  const [showsAll, setShowsAll] = useState(false);
  if (showsAll || items.length <= most) return { shown: items, showAll: null };
  return {
    shown: items.slice(0, most),
    showAll: (
      <Button size="s" className={styles.screenOnly} onClick={() => setShowsAll(true)}>
        {t('passport.showAll', { count: items.length })}
      </Button>
    ),
  };
}
