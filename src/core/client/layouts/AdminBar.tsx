import type { JSX, Ref } from 'react';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { Brand } from '../ui/Brand.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ThemeButton } from '../ui/ThemeControls.tsx';
import { SessionActions } from './SessionActions.tsx';
import { UserMenu } from './UserMenu.tsx';

interface AdminBarProps {
  readonly trail: Ref<HTMLDivElement>;
  readonly isSignedIn: boolean;
}

/** The bar above the page: breadcrumb, command palette, and the user menu or a sign-in link. On phones the theme is in the drawer. */
export function AdminBar({ trail, isSignedIn }: AdminBarProps): JSX.Element {
  return (
    <header className="app__bar">
      <Brand />
      <div ref={trail} className="app__trail" />
      {isSignedIn && <PaletteButton />}
      <LanguageMenu />
      <span className="app__theme">
        <ThemeButton />
      </span>
      {isSignedIn ? <UserMenu /> : <SessionActions />}
    </header>
  );
}
