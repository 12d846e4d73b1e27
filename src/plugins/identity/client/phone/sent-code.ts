import { dropTabState, keepTabState, tabState } from '#core/client/forms/tab-state.ts';
import type { TypedNumber } from './NumberForm.tsx';

/** A code that was sent to a telephone. It does not contain the code itself. */
export interface SentCode {
  /** E.164. */
  readonly phone: string;
  /** The input that gave the number. */
  readonly typed: TypedNumber;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The provider's id of the sending. */
  readonly sending: string;
}

// The embedded identity and Firebase accept a code for about this time.
const LIFE_MS = 10 * 60_000;

/** Stores in this tab, for the life of the code, that a code was sent. */
export function keepSentCode(uid: string, sent: SentCode): void {
  keepTabState(keyOf(uid), sent, sent.at + LIFE_MS);
}

/** The last code that this tab sent for the user, while it is valid. */
export function keptSentCode(uid: string): SentCode | undefined {
  const kept = tabState(keyOf(uid));
  return isSentCode(kept) ? kept : undefined;
}

/** Forgets the code: it was used, or the user changes the number. */
export function dropSentCode(uid: string): void {
  dropTabState(keyOf(uid));
}

function keyOf(uid: string): string {
  return `${uid}.phone-code`;
}

function isSentCode(value: unknown): value is SentCode {
  const { phone, typed, at, sending } = Object(value) as Partial<Record<keyof SentCode, unknown>>;
  const { country, number } = Object(typed) as Partial<Record<keyof TypedNumber, unknown>>;
  return [phone, sending, country, number].every((text) => typeof text === 'string') && typeof at === 'number';
}
