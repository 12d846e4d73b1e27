import type { ComponentType, JSX } from 'react';
import type { ProfileSections } from '../../contract/sections.ts';
import { SECTION_VIEWS, type ShownSection } from './section-views.ts';
import './view.css';

interface SectionViewProps<Name extends ShownSection> {
  readonly section: Name;
  readonly sections: ProfileSections;
}

/** One section as others read it. */
export function SectionView<Name extends ShownSection>({ section, sections }: SectionViewProps<Name>): JSX.Element {
  const View: ComponentType<ProfileSections[Name]> = SECTION_VIEWS[section];
  return <View {...sections[section]} />;
}
