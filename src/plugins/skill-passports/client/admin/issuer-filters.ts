import { ISSUER_FILTERS, type IssuerFilter } from '../../contract/issuer.ts';

/** What the list of issuers is filtered by. */
export interface IssuerFilters {
  readonly q?: string;
  readonly status?: IssuerFilter;
}

/** The filters that an address, or the fields of the filters, ask for. Unknown and empty ones are left out. */
export function issuerFiltersIn({ q, status }: Readonly<Record<string, string | undefined>>): IssuerFilters {
  const words = q?.trim();
  const state = ISSUER_FILTERS.find((filter) => filter === status);
  return { ...(words && { q: words }), ...(state && { status: state }) };
}
