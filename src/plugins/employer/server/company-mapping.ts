import type { Updateable } from 'kysely';
import { textKey } from '#core/server/text/text-key.ts';
import type { CompanyChanges } from '../contract/company.ts';
import type { CompanyPlace, CompanyPlaceInput } from '../contract/company-part-schemas.ts';
import type { CompanyIdentity } from '../contract/company-references.ts';
import type { Company, CompanySummary } from '../contract/company-schemas.ts';
import type { CompanyListRow } from './company-list-query.ts';
import type { CompaniesTable, CompanyRow } from './employer-tables.ts';
import { verifiedOfRow } from './verified-mark.ts';

/** A row in a response, without what other tables know. An `insider` is a member of the company or an administrator. */
export function toCompany(row: CompanyRow, insider: boolean): Omit<Company, 'hasMembers'> {
  return {
    id: row.id,
    name: row.name,
    legalName: row.legal_name,
    registrationNumber: row.registration_number,
    country: row.country,
    size: row.size,
    foundedYear: row.founded_year,
    website: row.website,
    tagline: row.tagline,
    about: row.about,
    aboutHtml: row.about_html,
    type: row.type,
    industries: row.industries,
    benefits: row.benefits,
    languages: row.languages,
    places: row.places.map(wholePlace),
    links: row.links,
    accessibility: row.accessibility,
    equalOpportunity: row.equal_opportunity,
    logoFileId: row.logo_file_id,
    coverFileId: row.cover_file_id,
    contact: insider || row.contact?.isShown ? row.contact : null,
    verified: verifiedOfRow(row),
    version: row.version,
  };
}

/** A stored place. Those of earlier versions have only a city and a country. */
export function wholePlace({ label = '', street = '', postalCode = '', city, country }: CompanyPlaceInput): CompanyPlace {
  return { label, street, postalCode, city, country };
}

/** A row of the list in a response. */
export function toSummary(row: CompanyListRow, hasJobs: boolean): CompanySummary {
  const [place] = row.places;
  return {
    id: row.id,
    name: row.name,
    tagline: row.tagline,
    website: row.website,
    country: row.country,
    place: place === undefined ? null : { city: place.city, country: place.country },
    size: row.size,
    industries: row.industries,
    logoFileId: row.logo_file_id,
    verified: verifiedOfRow(row),
    openJobs: hasJobs ? row.open_jobs : null,
    hasMembers: row.has_members,
  };
}

/** What says which company it is. */
export function identityOf(row: Pick<CompanyRow, 'id' | 'name' | 'legal_name' | 'registration_number' | 'website'>): CompanyIdentity {
  return { id: row.id, name: row.name, legalName: row.legal_name, registrationNumber: row.registration_number, website: row.website };
}

/** The changed columns. Missing fields of the input are left out. */
export function changedColumns(changes: CompanyChanges): Updateable<CompaniesTable> {
  const { name, places, links, contact } = changes;
  const columns: Updateable<CompaniesTable> = {
    name,
    name_key: name === undefined ? undefined : textKey(name),
    legal_name: changes.legalName,
    registration_number: changes.registrationNumber,
    country: changes.country,
    size: changes.size,
    type: changes.type,
    industries: changes.industries && [...changes.industries],
    benefits: changes.benefits && [...changes.benefits],
    languages: changes.languages && [...changes.languages],
    founded_year: changes.foundedYear,
    website: changes.website,
    tagline: changes.tagline || emptied(changes.tagline),
    about: changes.about || emptied(changes.about),
    about_html: changes.aboutHtml,
    places: places && JSON.stringify(places),
    links: links && JSON.stringify(links),
    accessibility: changes.accessibility || emptied(changes.accessibility),
    equal_opportunity: changes.equalOpportunity || emptied(changes.equalOpportunity),
    logo_file_id: changes.logoFileId,
    cover_file_id: changes.coverFileId,
    contact: contact && JSON.stringify(contact),
  };
  if (contact === null) columns.contact = null;
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

// White space alone counts as empty.
function emptied(text: string | null | undefined): null | undefined {
  return text === undefined ? undefined : null;
}
