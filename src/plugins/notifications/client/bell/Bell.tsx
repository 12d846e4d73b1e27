import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { usePathname } from '#core/client/navigation/page-address.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { BellIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useDisclosure } from '#core/client/ui/use-disclosure.ts';
import { MOST_COUNTED, NoticesStore } from '../notices-store.ts';
import { useRowKeys } from '../rows/use-row-keys.ts';
import * as styles from './bell.module.css';

const loadPanel = async () => (await import('./BellPanel.tsx')).BellPanel;

const NOTHING = {};

/** The button in the bar with the number of unread notices. It opens the newest ones. */
export const Item = observer(function Bell(): JSX.Element {
  const { isOpen, toggle, root, button } = useDisclosure();
  const { unread } = useCounted();
  const t = useT('notifications');
  const name = bellName(t, unread);
  const panelId = useId();
  const pressKey = useRowKeys();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the links in it
    <div className={styles.bell} ref={root} onKeyDown={isOpen ? pressKey : undefined}>
      <Button
        ref={button}
        variant="quiet"
        className="btn--icon"
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <BellIcon />
        <Badge count={unread} />
      </Button>
      {isOpen && (
        <section className={styles.bellPanel} id={panelId} aria-label={t('nav.bell')}>
          <PluginPart plugin="notifications" what="notifications.bell" load={loadPanel} given={NOTHING} placeholder={<PanelShape />} />
        </section>
      )}
    </div>
  );
});

/** The store, which counts while the bell is on screen. */
function useCounted(): NoticesStore {
  const store = useService(NoticesStore);
  const path = usePathname();
  useEffect(() => store.start(), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page opens
  useEffect(() => store.pageOpened(), [store, path]);
  return store;
}

function PanelShape(): JSX.Element {
  return (
    <div className={styles.bellState}>
      <Skeleton count={3} />
    </div>
  );
}

function bellName(t: Translate, unread: number): string {
  if (unread === 0) return t('nav.bell');
  return unread < MOST_COUNTED ? t('nav.unread', { count: unread }) : t('nav.unreadMore', { most: MOST_COUNTED - 1 });
}

function Badge({ count }: { readonly count: number }): JSX.Element | null {
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span className={styles.bellCount} aria-hidden="true" data-count>
      {count < MOST_COUNTED ? number(count) : `${number(MOST_COUNTED - 1)}+`}
    </span>
  );
}
