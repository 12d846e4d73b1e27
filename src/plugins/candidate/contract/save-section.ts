import {
  type SaveSection,
  saveBasics,
  saveCertificates,
  saveEducation,
  saveExperience,
  saveLanguages,
  savePlace,
  savePortfolio,
  savePreferences,
  saveReview,
  saveSkills,
} from './endpoints.ts';
import type { SectionName } from './section-names.ts';

const CALLS: { readonly [Name in SectionName]: SaveSection<Name> } = {
  basics: saveBasics,
  place: savePlace,
  preferences: savePreferences,
  experience: saveExperience,
  education: saveEducation,
  skills: saveSkills,
  languages: saveLanguages,
  certificates: saveCertificates,
  portfolio: savePortfolio,
  review: saveReview,
};

/** The endpoint that saves a section. */
export function saveSection<Name extends SectionName>(section: Name): SaveSection<Name> {
  return CALLS[section];
}
