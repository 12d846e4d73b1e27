import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A part of a company's page that another plugin has. It loads by itself and fails by itself. */
export interface CompanySection {
  /** Key of its heading with its namespace. */
  readonly title: string;
  /** Loads a component that is given the company. */
  readonly load: () => Promise<{ readonly Section: ComponentType<{ readonly companyId: string }> }>;
}

/** Where client plugins add to a company's page, below what the company says of itself. */
export const companySections = extensionPoint<CompanySection>('employer.company-sections');
