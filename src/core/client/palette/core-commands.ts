import { ADDRESSES } from '#core/contract/addresses.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { SideBarStore } from '../nav/side-bar-store.ts';
import { SessionStore } from '../session/session-store.ts';
import { ThemeStore } from '../theme/theme-store.ts';
import { MoonIcon, SunIcon } from '../ui/icons/icons.tsx';
import { SidebarIcon, SignOutIcon } from '../ui/icons/page-icons.tsx';
import type { Command } from './command.ts';

/** The commands of the frame itself, by id. */
export const coreCommands = {
  dark: {
    label: 'core:theme.toDark',
    icon: MoonIcon,
    allowed: (resolve) => resolve(ThemeStore).shown === 'light',
    run: (resolve) => void resolve(ThemeStore).choose('dark'),
  },
  light: {
    label: 'core:theme.toLight',
    icon: SunIcon,
    allowed: (resolve) => resolve(ThemeStore).shown === 'dark',
    run: (resolve) => void resolve(ThemeStore).choose('light'),
  },
  'side-fold': {
    label: 'core:layout.foldSide',
    icon: SidebarIcon,
    allowed: (resolve) => hasSideBar() && !resolve(SideBarStore).isFolded,
    run: (resolve) => void resolve(SideBarStore).toggle(),
  },
  'side-open': {
    label: 'core:layout.openSide',
    icon: SidebarIcon,
    allowed: (resolve) => hasSideBar() && resolve(SideBarStore).isFolded,
    run: (resolve) => void resolve(SideBarStore).toggle(),
  },
  'sign-out': {
    label: 'core:layout.signOut',
    icon: SignOutIcon,
    allowed: (resolve) => resolve(SessionStore).status === 'signed-in',
    run: () => ADDRESSES.signOut,
  },
} satisfies Readonly<Record<string, Command>>;

// There is no side bar below lg (specification section 9).
function hasSideBar(): boolean {
  return matchMedia(`(min-width: ${BREAKPOINTS[MOBILE_BREAKPOINT]}px)`).matches;
}
