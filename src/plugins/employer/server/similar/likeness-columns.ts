import { registrableDomain } from '#core/server/text/registrable-domain.ts';
import { nameCore } from './name-core.ts';

/** What tells that two companies are one. */
export interface Likeness {
  readonly name_core: string;
  readonly website_domain: string | null;
  readonly registration_key: string | null;
}

interface IdentifyingFacts {
  readonly name: string;
  readonly website: string | null;
  readonly registrationNumber: string | null;
}

/** The columns by which similar companies are found. */
export function likenessOf({ name, website, registrationNumber }: IdentifyingFacts): Likeness {
  const number = (registrationNumber ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return {
    name_core: nameCore(name),
    website_domain: website !== null && URL.canParse(website) ? registrableDomain(new URL(website).hostname) : null,
    registration_key: number === '' ? null : number,
  };
}
