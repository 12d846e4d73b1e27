import type { ReactNode } from 'react';
import type { Company } from '../../contract/company-schemas.ts';

export interface PartFormProps {
  /** The company to change. Without it, the form creates a company. */
  readonly company?: Company | undefined;
  /** The buttons at the end of the form. `isBlank` says that nothing is filled in or saved. */
  readonly end: (busy: boolean, isBlank: boolean) => ReactNode;
  readonly onSaved: (company: Company, isNew: boolean) => void;
}

/** The same props for forms that need an existing company. */
export interface ChangeFormProps extends PartFormProps {
  readonly company: Company;
}
