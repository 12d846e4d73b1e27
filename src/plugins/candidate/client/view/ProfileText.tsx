import { type JSX, useId } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { SHARED_SECTIONS, type SharedSections } from '../../contract/shared-profile.ts';
import { BasicsView } from './PersonViews.tsx';
import { filled, READING_ORDER, SectionView, useSectionTitle } from './SectionView.tsx';
import * as styles from './view.module.css';

interface ProfileTextProps {
  readonly sections: SharedSections;
  /** Shown in place of a blank profile. */
  readonly empty: string;
}

/** A profile as others read it: the filled sections under headings of level 3. */
export function ProfileText({ sections, empty }: ProfileTextProps): JSX.Element {
  const titleOf = useSectionTitle();
  const id = useId();
  const hasTexts = useTexts(['jobs']);
  if (filled(sections, SHARED_SECTIONS).length === 0) return <p className="muted">{empty}</p>;
  if (!hasTexts) return <Skeleton />;
  return (
    <div className={styles.profileText}>
      <div className={styles.profileTextBasics}>
        <BasicsView {...sections.basics} />
      </div>
      {filled(sections, READING_ORDER).map((section) => (
        <section key={section} aria-labelledby={`${id}-${section}`}>
          <h3 id={`${id}-${section}`}>{titleOf(section)}</h3>
          <SectionView section={section} sections={sections} />
        </section>
      ))}
    </div>
  );
}
