import type { JSX, ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { WizardFrame } from './WizardFrame.tsx';

/** The layout of the first steps of an employer. */
export function Layout({ children }: { readonly children?: ReactNode }): JSX.Element {
  return (
    <WizardFrame wizard="employer" title={useT('core')('layout.employerWizard')}>
      {children}
    </WizardFrame>
  );
}
