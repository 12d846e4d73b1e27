import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** What people are told about credentials. `issuer-decided` is about an issuer, all others are about a credential. */
export const PASSPORT_NOTICES = Object.freeze([
  'requested',
  'offered',
  'accepted',
  'declined',
  'suspended',
  'revoked',
  'issuer-decided',
] as const);

export type PassportNoticeKind = (typeof PASSPORT_NOTICES)[number];

/** A notice for the other side of a deed. */
export interface PassportNotice {
  readonly kind: PassportNoticeKind;
  /** The id of the credential, or of the issuer. */
  readonly subjectId: string;
  /** A user, the members of a company, or the owner of an address that no user has confirmed. */
  readonly to: { readonly userId: string } | { readonly companyId: string } | { readonly email: string };
}

/** Called in the transaction of the deed. */
export interface PassportNoticeListener {
  readonly noticed: (transaction: Transaction, notice: PassportNotice) => Promise<void>;
}

/** Server plugins that send notices add themselves here. */
export const passportNoticeListeners = extensionPoint<PassportNoticeListener>('skill-passports.notice-listeners');
