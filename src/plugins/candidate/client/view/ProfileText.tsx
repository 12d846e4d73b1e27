import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { ProfileSections } from '../../contract/sections.ts';
import { BasicsView } from './BasicsView.tsx';
import { SectionView } from './SectionView.tsx';
import { filled, READING_ORDER } from './section-views.ts';
import { useSectionTitle } from './use-section-title.ts';

/** A profile as others read it: the filled sections under headings of level 3. */
export function ProfileText({ sections }: { readonly sections: ProfileSections }): JSX.Element {
  const titleOf = useSectionTitle();
  const hasTexts = useTexts(['jobs']);
  if (!hasTexts) return <Skeleton />;
  return (
    <div className="profile-text">
      <div className="profile-text__basics">
        <BasicsView {...sections.basics} />
      </div>
      {filled(sections, READING_ORDER).map((section) => (
        <section key={section} aria-labelledby={`profile-${section}`}>
          <h3 id={`profile-${section}`}>{titleOf(section)}</h3>
          <SectionView section={section} sections={sections} />
        </section>
      ))}
    </div>
  );
}
