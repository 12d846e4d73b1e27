import type { ReactNode } from 'react';
import type { Company } from '../../contract/company.ts';

/** What the forms about a company have in common. */
export interface PartFormProps {
  /** The company to change; a new one when absent. */
  readonly company?: Company | undefined;
  /** Ends the form: its buttons. */
  readonly end: (busy: boolean) => ReactNode;
  readonly onSaved: (company: Company, isNew: boolean) => void;
}

/** The same for what only a company that is there can say. */
export interface ChangeFormProps extends PartFormProps {
  readonly company: Company;
}
