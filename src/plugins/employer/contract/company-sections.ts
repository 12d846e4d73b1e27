import type { ComponentType } from 'react';
import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A section of a company's page from another plugin. It loads and fails independently of the page. */
export interface CompanySection extends Audience {
  /**
   * Text key of the heading, with its namespace. Without it, the component shows its own section with a heading, or nothing for a company
   * that has nothing to show.
   */
  readonly title?: string;
  /** Loads a component that gets the company. */
  readonly load: () => Promise<{ readonly Section: ComponentType<{ readonly companyId: string }> }>;
}

/** Client plugins add sections to a company's page here. They stand below the company's own profile. */
export const companySections = extensionPoint<CompanySection>('employer.company-sections');
