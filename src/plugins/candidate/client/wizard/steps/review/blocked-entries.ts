import type { Review } from '../../../../contract/section-schemas.ts';
import type { Item } from '../../../../contract/sections.ts';

/** A blocked company or domain, in one list of both. */
export interface BlockedEntry extends Item {
  readonly kind: 'company' | 'domain';
  readonly name: string;
}

export type Blocked = Pick<Review, 'blockedCompanies' | 'blockedDomains'>;

/** The blocked companies, then the blocked domains. */
export function entriesOf({ blockedCompanies, blockedDomains }: Blocked): readonly BlockedEntry[] {
  return [
    ...blockedCompanies.map(({ id, name }): BlockedEntry => ({ id, kind: 'company', name })),
    ...blockedDomains.map((domain): BlockedEntry => ({ id: domain, kind: 'domain', name: domain })),
  ];
}

/** The fields of the review with these entries. */
export function blockedOf(entries: readonly BlockedEntry[]): Blocked {
  return {
    blockedCompanies: entries.filter(({ kind }) => kind === 'company').map(({ id, name }) => ({ id, name })),
    blockedDomains: entries.filter(({ kind }) => kind === 'domain').map(({ name }) => name),
  };
}
