import type { ComponentType, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { isBlank } from '../../contract/completeness.ts';
import { SECTIONS } from '../../contract/section-names.ts';
import { SHARED_SECTIONS, type SharedSection, type SharedSections } from '../../contract/shared-profile.ts';
import { CertificatesView, LanguagesView, PortfolioView, SkillsView } from './AbilityViews.tsx';
import { EducationView, ExperienceView } from './CareerViews.tsx';
import { BasicsView, PlaceView } from './PersonViews.tsx';
import { PreferencesView } from './PreferencesView.tsx';

/** The sections with visible content. The review only confirms the others. */
export type ShownSection = SharedSection;

/** The component that shows each section to readers. */
const SECTION_VIEWS: { readonly [Name in SharedSection]: ComponentType<SharedSections[Name]> } = {
  basics: BasicsView,
  place: PlaceView,
  preferences: PreferencesView,
  experience: ExperienceView,
  education: EducationView,
  skills: SkillsView,
  languages: LanguagesView,
  certificates: CertificatesView,
  portfolio: PortfolioView,
};

/** The visible sections, in the order of the wizard. */
export const SHOWN_SECTIONS: readonly ShownSection[] = SECTIONS.filter((section) => section !== 'review');

/** The sections with a heading, in the order for other readers. The basics stand above them. */
export const READING_ORDER: readonly ShownSection[] = SHARED_SECTIONS.filter((section) => section !== 'basics');

/** The sections among these that are filled in. */
export function filled(sections: SharedSections, among: readonly ShownSection[]): readonly ShownSection[] {
  return among.filter((section) => hasWords(section, sections));
}

// The age confirmation and the switch that shows the pay are not content for a reader.
function hasWords(section: ShownSection, sections: SharedSections): boolean {
  if (section === 'basics') return sections.basics.headline + sections.basics.pronouns !== '' || sections.basics.photo !== null;
  if (section === 'preferences') return !isBlank('preferences', { ...sections.preferences, showsPay: false, search: 'open' });
  return !isBlank(section, sections[section]);
}

interface SectionViewProps<Name extends ShownSection> {
  readonly section: Name;
  readonly sections: SharedSections;
}

/** One section as others read it. */
export function SectionView<Name extends ShownSection>({ section, sections }: SectionViewProps<Name>): JSX.Element {
  const View: ComponentType<SharedSections[Name]> = SECTION_VIEWS[section];
  return <View {...sections[section]} />;
}

/** The title of a section for readers. Where the wizard's title says "you", it uses other words. */
export function useSectionTitle(): (section: ShownSection) => string {
  const t = useT('candidate');
  return (section) => t(section === 'portfolio' || section === 'preferences' ? `view.${section}` : `step.${section}.name`);
}
