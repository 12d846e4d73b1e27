import type { Organization, WithContext } from 'schema-dts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from './company-schemas.ts';
import { employerRoutes } from './routes.ts';

/**
 * A company as search engines read it (schema.org, JSON-LD). It says nothing that the page does not show.
 *
 * @param site the address of this site; without it, the markup names no addresses of this site
 */
export function companyMarkup(company: Company, site: string | undefined): WithContext<Organization> {
  const { id, name, legalName, tagline, website, links, logoFileId, foundedYear, places } = company;
  const sameAs = [...(website === null ? [] : [website]), ...links];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    ...(legalName !== null && { legalName }),
    ...(tagline !== null && { description: tagline }),
    ...(site !== undefined && { url: site + href(employerRoutes.openCompany, { id }) }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(site !== undefined && logoFileId !== null && { logo: site + publicPictureAddress(logoFileId, '256') }),
    ...(foundedYear !== null && { foundingDate: String(foundedYear) }),
    ...(places.length > 0 && {
      address: places.map(({ street, postalCode, city, country }) => ({
        '@type': 'PostalAddress' as const,
        ...(street !== '' && { streetAddress: street }),
        ...(postalCode !== '' && { postalCode }),
        addressLocality: city,
        addressCountry: country,
      })),
    }),
  };
}
