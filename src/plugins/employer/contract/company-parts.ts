import type { ComponentType } from 'react';
import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { CompanyChanges } from './company.ts';
import type { Company } from './company-schemas.ts';

export interface CompanySectionProps {
  readonly companyId: string;
  /** The version of the company on a form: a new one means that it was saved. */
  readonly version?: number;
  /** Loads the company of the page again, for a section that changes it. Absent where the page shows nothing of that. */
  readonly onChanged?: () => void;
}

/** A section of a company's page from another plugin. It loads and fails independently of the page. Visitors have its `locales` and `openLocales`. */
export interface CompanySection extends Audience {
  /**
   * Text key of the heading, with its namespace. Without it, the component shows its own section with a heading, or nothing for a company
   * that has nothing to show.
   */
  readonly title?: string;
  /** Loads a component that gets the company. */
  readonly load: () => Promise<{ readonly Section: ComponentType<CompanySectionProps> }>;
}

/** The company that an action is about. */
export interface ActionCompany {
  readonly id: string;
  readonly name: string;
}

/** An action of the reader beside the name of a company, from another plugin. It renders nothing for readers who do not have it. */
export interface CompanyAction {
  readonly load: () => Promise<{ readonly Action: ComponentType<{ readonly company: ActionCompany }> }>;
}

/** Of a plugin whose server half verifies companies. Where it is missing, pages offer nothing that is only for verified companies. */
export interface CompanyVerification {
  /** Loads what says whether changes may end the verification of a verified company. The form asks before it saves them. */
  readonly load: () => Promise<{ readonly mayEnd: (company: Company, changes: CompanyChanges) => boolean }>;
}

/** What a client plugin adds about companies. */
export interface CompanyParts {
  /** A section of a company's page, below the company's own profile. */
  readonly section?: CompanySection;
  /** A section below the form of a company, for those who may change it. */
  readonly form?: CompanySection;
  readonly action?: CompanyAction;
  readonly verification?: CompanyVerification;
}

/** Client plugins with data about companies add themselves here. */
export const companyParts = extensionPoint<CompanyParts>('employer.company-parts');
