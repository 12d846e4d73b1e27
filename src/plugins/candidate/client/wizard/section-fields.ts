import type { ComponentType } from 'react';
import type { SectionName } from '../../contract/section-names.ts';
import type { SectionFieldsProps } from './section-fields-props.ts';
import { BasicsFields } from './steps/BasicsFields.tsx';
import { CertificatesFields } from './steps/CertificatesFields.tsx';
import { EducationFields } from './steps/EducationFields.tsx';
import { ExperienceFields } from './steps/ExperienceFields.tsx';
import { LanguagesFields } from './steps/LanguagesFields.tsx';
import { PlaceFields } from './steps/PlaceFields.tsx';
import { PortfolioFields } from './steps/PortfolioFields.tsx';
import { PreferencesFields } from './steps/PreferencesFields.tsx';
import { ReviewFields } from './steps/ReviewFields.tsx';
import { SkillsFields } from './steps/SkillsFields.tsx';

/** The component with the fields of each section. */
export const SECTION_FIELDS: { readonly [Name in SectionName]: ComponentType<SectionFieldsProps<Name>> } = {
  basics: BasicsFields,
  place: PlaceFields,
  preferences: PreferencesFields,
  experience: ExperienceFields,
  education: EducationFields,
  skills: SkillsFields,
  languages: LanguagesFields,
  certificates: CertificatesFields,
  portfolio: PortfolioFields,
  review: ReviewFields,
};

/** Sections whose items have editors. An editor is a form, and a form cannot contain another form. */
export const EDITED_SECTIONS: readonly SectionName[] = ['experience', 'education', 'certificates', 'portfolio'];
