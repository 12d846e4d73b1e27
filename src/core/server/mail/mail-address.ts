import { readMailAddress } from '#core/contract/mail-address.ts';

// No mail server has names of these domains (RFC 2606). Demo data uses them.
const RESERVED = /\.(?:test|example|invalid|localhost)$/;

/** The address in the form of the envelope; `undefined` when it is none. */
export function envelopeAddress(address: string): string | undefined {
  const known = readMailAddress(address);
  // An address that would be read differently is another person's.
  return known === address ? known : undefined;
}

/** Whether the domain of an address of the envelope can have no mail server. */
export function isReserved(address: string): boolean {
  return RESERVED.test(address);
}

/** An address as it may be shown to operators: `a…@example.org`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${[...address][0]}…${address.slice(at)}`;
}
