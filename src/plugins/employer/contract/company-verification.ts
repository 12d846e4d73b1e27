import { extensionPoint } from '#core/contract/extension-point.ts';

/** Says that this site checks which companies are what they say. */
export interface CompanyVerification {
  /** Id of the server plugin whose contribution to `employer.company-references` has `verifiedOf`. */
  readonly by: string;
}

/**
 * Where a client plugin adds itself whose server half verifies companies. Without one, no company is verified, and pages offer nothing that
 * is only for verified companies.
 */
export const companyVerification = extensionPoint<CompanyVerification>('employer.company-verification');
