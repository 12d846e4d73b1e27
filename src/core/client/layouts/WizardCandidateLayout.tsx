import type { JSX, ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { WizardFrame } from './WizardFrame.tsx';

/** The layout of the first steps of a candidate. */
export function Layout({ children }: { readonly children?: ReactNode }): JSX.Element {
  return (
    <WizardFrame wizard="candidate" title={useT('core')('layout.candidateWizard')}>
      {children}
    </WizardFrame>
  );
}
