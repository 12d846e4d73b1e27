import type { JSX, Ref } from 'react';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { Brand } from '../ui/Brand.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ThemeButton } from '../ui/ThemeButton.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Above the page: where one is, the way to anywhere, and the person. On phones the theme is in the drawer. */
export function AdminBar({ trail }: { readonly trail: Ref<HTMLDivElement> }): JSX.Element {
  return (
    <header className="app__bar">
      <Brand />
      <div ref={trail} className="app__trail" />
      <PaletteButton />
      <LanguageMenu />
      <span className="app__theme">
        <ThemeButton />
      </span>
      <UserMenu />
    </header>
  );
}
