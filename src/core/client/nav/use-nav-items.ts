import { reaction } from 'mobx';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useService } from '../di/use-service.ts';
import type { NavItem, NavSection } from '../plugin/client-plugin.ts';
import { NavStore } from './nav-store.ts';

/** The items of one section that are shown to the current user, in order. Follows the session. */
export function useNavItems(section: NavSection): readonly NavItem[] {
  const store = useService(NavStore);
  const subscribe = useCallback((changed: () => void) => reaction(() => store.shown, changed), [store]);
  const shown = useSyncExternalStore(subscribe, () => store.shown);
  return useMemo(() => shown.filter((item) => item.section === section).sort((a, b) => a.order - b.order), [shown, section]);
}
