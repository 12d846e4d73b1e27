import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** Something that is there of a user, and what becomes of it when the account is deleted. */
export interface PersonalDataItem {
  /** `<plugin>.<what>`; its sentence is `personalData.<what>` in the plugin's texts, with `count`. */
  readonly code: string;
  /** `kept` only for what then says nothing of the person any more, or belongs to others. */
  readonly fate: 'deleted' | 'kept';
  /** At least 1. */
  readonly count: number;
}

/** What a plugin keeps of people. */
export interface PersonalData {
  /** What there is of a user; nothing is named that is not there. */
  readonly listOf: (userId: string) => Promise<readonly PersonalDataItem[]>;
  /**
   * Removes it, and the name from what stays. Later in the same transaction the user's own row is deleted, and with it every
   * row that refers to it with `on delete cascade`.
   */
  readonly remove: (transaction: Transaction, userId: string) => Promise<void>;
}

/** Where server plugins say what they keep of people. What others need to find is taken away first: count in tens. */
export const personalData = extensionPoint<PersonalData>('account.personal-data');
