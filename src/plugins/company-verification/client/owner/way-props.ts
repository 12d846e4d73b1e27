import type { Verification } from '../../contract/schemas.ts';

/** What each way to verify a company gets. */
export interface WayProps {
  readonly companyId: string;
  readonly verification: Verification;
  readonly onNews: (news: Verification) => void;
  /** It was changed meanwhile. */
  readonly onOutdated: () => void;
}
