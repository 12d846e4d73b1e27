import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { readRichText } from '#core/contract/rich-text-reader.ts';
import { writeRichText } from '#core/contract/rich-text-writer.ts';
import { ABOUT_ELEMENTS } from '../../contract/company.ts';
import { type CompanyPlace, type CompanyProfile, companyProfileSchema } from '../../contract/company-part-schemas.ts';
import type { Company } from '../../contract/company-schemas.ts';

/** The fields of the form for the profile of a company. */
export interface ProfileValues {
  tagline: string;
  aboutHtml: string;
  type: string;
  industries: string[];
  benefits: string[];
  languages: string[];
  places: CompanyPlace[];
  /** One address for each line. */
  links: string;
  accessibility: string;
  equalOpportunity: string;
  logoFileId: string;
  coverFileId: string;
}

/** The body of the form. The plain text of the description follows from its HTML. */
export const profileBodySchema = companyProfileSchema.omit({ about: true });
export type ProfileBody = Omit<CompanyProfile, 'about'>;

export function profileValues(company: Company): ProfileValues {
  const { about, aboutHtml, industries, benefits, languages, places, links } = company;
  return {
    tagline: company.tagline ?? '',
    aboutHtml: aboutHtml === null ? richTextOfPlain(about ?? '', ABOUT_ELEMENTS) : withoutHeadings(aboutHtml),
    type: company.type ?? '',
    industries: [...industries],
    benefits: [...benefits],
    languages: [...languages],
    places: [...places],
    links: links.join('\n'),
    accessibility: company.accessibility ?? '',
    equalOpportunity: company.equalOpportunity ?? '',
    logoFileId: company.logoFileId ?? '',
    coverFileId: company.coverFileId ?? '',
  };
}

/** Descriptions of earlier versions have headings, which the editor does not know. */
function withoutHeadings(html: string): string {
  return writeRichText(readRichText(html, ABOUT_ELEMENTS));
}

/** The request body from the fields. Empty places are left out. */
export function profileBody({ links, places, ...values }: ProfileValues, home: string): object {
  return {
    ...values,
    places: places.filter((place) => isSaid(place, home)),
    links: links
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

/** Maps an issue's path to a field. All links are one field. A place may have a higher index in the form, after empty places. */
export function profileFieldOf(path: string, { places }: ProfileValues, home: string): string {
  if (path.startsWith('links.')) return 'links';
  const said = [...places.keys()].filter((index) => isSaid(places[index], home));
  return path.replace(/^places\.(\d+)/, (_, index: string) => `places.${said[Number(index)] ?? index}`);
}

export function isBlank({ places, ...values }: ProfileValues | ProfileBody, home: string): boolean {
  // Texts, lists and values that are not given.
  return Object.values(values).every((value) => !value?.length) && !places.some((place) => isSaid(place, home));
}

/** Whether a place says more than the country with which a new row begins. A draft of an earlier version lacks parts. */
function isSaid(place: CompanyPlace | undefined, home: string): boolean {
  if (place === undefined) return false;
  const { country, ...texts } = place;
  return Object.values(texts).some((text) => text.trim() !== '') || (country !== '' && country !== home);
}
