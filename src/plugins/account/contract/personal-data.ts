import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** One kind of data that is kept of a user, and what becomes of it when the account is deleted. */
export interface PersonalDataItem {
  /** `<plugin>.<what>`; its sentence is `personalData.<what>` in the plugin's texts, with `count`. */
  readonly code: string;
  /** `kept` only for data that no longer identifies the person, or that belongs to others. */
  readonly fate: 'deleted' | 'kept';
  /** At least 1. */
  readonly count: number;
}

/** What a plugin keeps of people. */
export interface PersonalData {
  /** What is kept of a user; a kind of which there is nothing is left out. */
  readonly listOf: (userId: string) => Promise<readonly PersonalDataItem[]>;
  /**
   * Removes it, and the name from what stays. Later in the same transaction the user's own row is deleted, and with it every
   * row that refers to it with `on delete cascade`.
   */
  readonly remove: (transaction: Transaction, userId: string) => Promise<void>;
}

/** Where server plugins say what they keep of people. A plugin with a smaller order removes its data first; count in tens. */
export const personalData = extensionPoint<PersonalData>('account.personal-data');
