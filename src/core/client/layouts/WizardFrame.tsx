import type { JSX, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useT } from '../i18n/use-t.ts';
import { Brand } from '../ui/Brand.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { Snackbars } from '../ui/Snackbars.tsx';
import { ThemeButton } from '../ui/ThemeButton.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import './WizardFrame.css';

/** Around the steps of a wizard: nothing that leads away but one way out. */
export function WizardFrame({ name, children }: { readonly name: string; readonly children?: ReactNode }): JSX.Element {
  const t = useT('core');
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <header className="wizard__bar">
        <Brand />
        <span className="wizard__name grow">{name}</span>
        <ThemeButton />
        <ButtonLink to={ADDRESSES.dashboard}>{t('layout.finishLater')}</ButtonLink>
      </header>
      <main className="wizard__place" id={MAIN_ID} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Snackbars />
    </>
  );
}
