import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A section of the account page from another plugin. It loads and fails independently of the page, and may show nothing. */
export interface AccountSection {
  readonly load: () => Promise<{ readonly Section: ComponentType }>;
}

/** Client plugins add sections to the account page here. They stand below the sessions. */
export const accountSections = extensionPoint<AccountSection>('account.sections');
