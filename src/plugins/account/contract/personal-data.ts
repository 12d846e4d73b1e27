import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { PersonalDataItem } from './schemas.ts';

/** A plugin's access to the personal data that it stores. */
export interface PersonalData {
  /** The kinds of data stored about a user. Kinds without any data are left out. */
  readonly listOf: (userId: string) => Promise<readonly PersonalDataItem[]>;
  /**
   * Removes the data, and the user's name from the data that stays. Later the same transaction deletes the user's row, and with it every
   * row that refers to it with `on delete cascade`.
   */
  readonly remove: (transaction: Transaction, userId: string) => Promise<void>;
}

/** Where server plugins register their personal data. A plugin with a smaller order removes its data first; count in tens. */
export const personalData = extensionPoint<PersonalData>('account.personal-data');
