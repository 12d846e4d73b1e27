import { neutralNames, neutralText } from './neutral-names.ts';
import type { Basics, Cv, Preferences } from './section-schemas.ts';
import type { ProfileSections } from './sections.ts';

/** The parts of a profile that an employer reads after an application. The confirmations of age and of the whole profile are not among them. */
export type SharedSections = Omit<ProfileSections, 'basics' | 'preferences' | 'review'> & {
  readonly basics: Omit<Basics, 'isOldEnough'>;
  /** `pay` is `null` unless the candidate shows it. */
  readonly preferences: Omit<Preferences, 'showsPay' | 'search'>;
};

/** The name of a shared section. */
export type SharedSection = keyof SharedSections;

/** All shared sections, in the order for readers: identity and abilities first, practical details last. The application form lists them. */
export const SHARED_SECTIONS: readonly SharedSection[] = [
  'basics',
  'portfolio',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'preferences',
  'place',
];

/** A profile as employers read it. The server's answer to employers and all previews for the candidate come from this function. */
export function sharedSections({ basics, preferences, review: _, ...others }: ProfileSections): SharedSections {
  const { photo, headline, pronouns } = basics;
  const { showsPay, search: _state, pay, ...wishes } = preferences;
  return { ...others, basics: { photo, headline, pronouns }, preferences: { ...wishes, pay: showsPay ? pay : null } };
}

/**
 * A profile for companies that find the candidate: without contact data, links and papers. The candidate decides on photo and CVs. Where the
 * name is hidden, CVs have neutral names, because most are named after their owner.
 */
export function foundSections(values: ProfileSections): SharedSections {
  const { basics, place, certificates, portfolio, ...others } = sharedSections(values);
  const { showsName, showsCv } = values.review;
  return {
    ...others,
    basics: showsName ? basics : { ...basics, photo: null, pronouns: '' },
    place: { ...place, phone: '', postalCode: '', links: [] },
    certificates: { ...certificates, items: certificates.items.map((item) => ({ ...item, number: '', url: '', paper: null })) },
    portfolio: {
      ...portfolio,
      cvs: showsCv ? cvsFor(portfolio, showsName) : [],
      items: portfolio.items.map((item) => ({ ...item, url: '' })),
    },
  };
}

function cvsFor(portfolio: ProfileSections['portfolio'], showsName: boolean): readonly Cv[] {
  if (showsName) return portfolio.cvs;
  const names = neutralNames(portfolio);
  return portfolio.cvs.map((cv) => {
    const name = names.get(cv.fileId);
    return name === undefined ? cv : { ...cv, name: neutralText(name) };
  });
}
