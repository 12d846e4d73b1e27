import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Tag } from '#core/client/ui/chip/Chip.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { Timeline, type TimelineEvent } from '#core/client/ui/timeline/Timeline.tsx';
import type { ProfileSections } from '../../contract/sections.ts';
import { type ItemWords, useEducationWords, useJobWords } from '../fields/item-words.ts';
import { Description } from './Description.tsx';
import * as styles from './view.module.css';

/** The candidate's jobs as a timeline. */
export function ExperienceView({ items }: ProfileSections['experience']): JSX.Element {
  const t = useT('candidate');
  const wordsOf = useJobWords();
  return (
    <Timeline
      label={t('step.experience.name')}
      events={items.map((job) => entry(job.id, wordsOf(job), <Details description={job.description} tags={job.skills} />))}
    />
  );
}

/** The candidate's schools and courses as a timeline. */
export function EducationView({ items }: ProfileSections['education']): JSX.Element {
  const t = useT('candidate');
  const wordsOf = useEducationWords();
  return (
    <Timeline
      label={t('step.education.name')}
      events={items.map((course) => entry(course.id, wordsOf(course), <Details description={course.description} tags={[]} />))}
    />
  );
}

function entry(id: string, { title, facts, dates = [] }: ItemWords, note: ReactNode): TimelineEvent {
  const what = (
    <>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <span className={styles.careerFacts}>
        <FactLine facts={facts} />
      </span>
      <span className={`${styles.careerFacts} muted small num`}>
        <FactLine facts={dates} />
      </span>
    </>
  );
  return { id, what, note };
}

function Details({ description, tags }: { readonly description: string; readonly tags: readonly string[] }): JSX.Element | null {
  if (description === '' && tags.length === 0) return null;
  return (
    <div className={styles.careerDetails}>
      <Description text={description} />
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>
                <bdi>{tag}</bdi>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
