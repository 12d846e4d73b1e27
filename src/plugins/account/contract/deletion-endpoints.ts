import { endpoint } from '#core/contract/endpoint.ts';
import type { PersonalDataItem } from './personal-data.ts';

/** Why an account cannot be deleted: it belongs to the demonstration, or nobody else administers the site. */
export type DeletionObstacle = 'demo' | 'last-admin';

/** What deleting the account would do. */
export interface DeletionPlan {
  /** `null` when it can be deleted. */
  readonly obstacle: DeletionObstacle | null;
  /** What plugins have of the user; what is not there is not named. */
  readonly items: PersonalDataItem[];
}

/** What would go and what would stay if the user deleted their account now. */
export const getDeletionPlan = endpoint<{ reply: DeletionPlan }>({
  id: 'account.get-deletion-plan',
  method: 'GET',
  path: '/me/deletion',
  summary: 'What deleting the account would do.',
});

/**
 * Deletes the account and all personal data. The sign-in may be five minutes old at most (403 `account.sign-in-again`);
 * 403 `account.demo` and 409 `account.last-admin` as the plan says.
 */
export const deleteAccount = endpoint<{ reply: undefined }>({
  id: 'account.delete',
  method: 'DELETE',
  path: '/me',
  summary: 'Delete the account and all personal data.',
});
