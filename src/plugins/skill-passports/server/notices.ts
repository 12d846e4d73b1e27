import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PassportNotice, PassportNoticeListener } from '../contract/notices.ts';

interface AboutCredential {
  readonly id: string;
  readonly companyId: string;
}

interface AboutRecipient {
  readonly id: string;
  /** `null` after the account was deleted. */
  readonly recipientId: string | null;
}

interface AboutOffer extends AboutRecipient {
  /** The address of an offer that belongs to no user yet. */
  readonly offeredTo: string | null;
}

type Notify<About> = (transaction: Transaction, about: About) => Promise<void>;

/** One function for each kind of notice. Each deed calls its function in its transaction. */
export interface Notices {
  readonly requested: Notify<AboutCredential>;
  readonly offered: Notify<AboutOffer>;
  readonly accepted: Notify<AboutCredential>;
  readonly declined: Notify<AboutCredential>;
  readonly suspended: Notify<AboutRecipient>;
  readonly revoked: Notify<AboutRecipient>;
  readonly issuerDecided: Notify<AboutCredential>;
}

/** Tells all listeners what was done. The listeners are asked with each notice, because they are known after all plugins are set up. */
export function passportNotices(listeners: () => readonly PassportNoticeListener[]): Notices {
  const tell = async (transaction: Transaction, notice: PassportNotice): Promise<void> => {
    for (const { noticed } of listeners()) await noticed(transaction, notice);
  };
  const toCompany =
    (kind: PassportNotice['kind']): Notify<AboutCredential> =>
    (transaction, { id, companyId }) =>
      tell(transaction, { kind, subjectId: id, to: { companyId } });
  const toRecipient =
    (kind: PassportNotice['kind']): Notify<AboutRecipient> =>
    async (transaction, { id, recipientId }) => {
      if (recipientId !== null) await tell(transaction, { kind, subjectId: id, to: { userId: recipientId } });
    };
  return {
    requested: toCompany('requested'),
    offered: async (transaction, { id, recipientId, offeredTo }) => {
      const userId = recipientId ?? (offeredTo === null ? undefined : await ownerOf(transaction, offeredTo));
      if (userId !== undefined) await tell(transaction, { kind: 'offered', subjectId: id, to: { userId } });
      else if (offeredTo !== null) await tell(transaction, { kind: 'offered', subjectId: id, to: { email: offeredTo } });
    },
    accepted: toCompany('accepted'),
    declined: toCompany('declined'),
    suspended: toRecipient('suspended'),
    revoked: toRecipient('revoked'),
    issuerDecided: toCompany('issuer-decided'),
  };
}

/** The candidate who has confirmed the address. */
async function ownerOf(transaction: Transaction, address: string): Promise<string | undefined> {
  const users = tablesIn(transaction).selectFrom('users').select('id').where('email', '=', address).where('email_verified', '=', true);
  return (await users.where('role', '=', 'candidate').executeTakeFirst())?.id;
}
