import { endpoint } from '#core/contract/endpoint.ts';
import type { PersonalDataItem } from './personal-data.ts';

/** Why an account cannot be deleted: it is a demo account, or its user is the last administrator. */
export type DeletionObstacle = 'demo' | 'last-admin';

/** What the deletion of the account removes and keeps. */
export interface DeletionPlan {
  /** `null` when the account can be deleted. */
  readonly obstacle: DeletionObstacle | null;
  /** Personal data of the user in the plugins. Kinds without any data are left out. */
  readonly items: PersonalDataItem[];
}

/** What would be deleted and what would be kept if the user deleted the account now. */
export const getDeletionPlan = endpoint<{ reply: DeletionPlan }>({
  id: 'account.get-deletion-plan',
  method: 'GET',
  path: '/me/deletion',
  summary: 'What deleting the account would do.',
});

/**
 * Deletes the account and all personal data. The sign-in may be at most five minutes old (403 `account.sign-in-again`). The obstacles of
 * the plan answer 403 `account.demo` and 409 `account.last-admin`.
 */
export const deleteAccount = endpoint<{ reply: undefined }>({
  id: 'account.delete',
  method: 'DELETE',
  path: '/me',
  summary: 'Delete the account and all personal data.',
});
