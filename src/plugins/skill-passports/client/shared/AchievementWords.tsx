import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Tag } from '#core/client/ui/chip/Chip.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import type { AchievementInput } from '../../contract/schemas.ts';
import { AchievementBadge } from './AchievementBadge.tsx';
import * as styles from './achievement-words.module.css';

interface AchievementWordsProps {
  readonly id: string;
  readonly texts: AchievementInput;
  /** Left out where the page is about the issuer. */
  readonly issuer?: string;
  /** The level of the heading. */
  readonly level: 2 | 3;
  /** Whether the criteria are shown at first. */
  readonly isOpen?: boolean;
}

/** What candidates read of an achievement before they ask for it. */
export function AchievementWords({ id, texts, issuer, level, isOpen = false }: AchievementWordsProps): JSX.Element {
  const t = useT('skill-passports');
  const Heading = level === 2 ? 'h2' : 'h3';
  const { name, type, description, validMonths } = texts;
  const validity = validMonths === null ? t('offered.forEver') : t('offered.months', { count: validMonths });
  return (
    <>
      <AchievementBadge achievementId={id} />
      <div className={styles.achievementWords}>
        <Heading className={styles.achievementWordsName}>
          <bdi>{name}</bdi>
        </Heading>
        <p className="soft">
          <FactLine facts={[issuer, t(`type.${type}`), validity]} />
        </p>
        <p className={styles.achievementWordsText} dir="auto">
          {description}
        </p>
        <Criteria texts={texts} isOpen={isOpen} />
      </div>
    </>
  );
}

/** What it takes, on request. The names of the skills are loaded when they are seen. */
function Criteria({ texts, isOpen }: Required<Pick<AchievementWordsProps, 'texts' | 'isOpen'>>): JSX.Element {
  const t = useT('skill-passports');
  const [isShown, setShown] = useState(isOpen);
  const { criteria, skills, tags } = texts;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{t('offered.criteria')}</summary>
      <p className={styles.achievementWordsText} dir="auto">
        {criteria}
      </p>
      {isShown && <Skills codes={skills} />}
      <Tags words={tags} />
    </details>
  );
}

function Skills({ codes }: { readonly codes: readonly string[] }): JSX.Element | null {
  const nameOf = useSkillNames(codes);
  return <Tags words={codes.map(nameOf)} areSkills />;
}

interface TagsProps {
  readonly words: readonly string[];
  readonly areSkills?: boolean;
}

function Tags({ words, areSkills = false }: TagsProps): JSX.Element | null {
  if (words.length === 0) return null;
  return (
    <ul className="row">
      {words.map((word) => (
        <li key={word}>
          <Tag has={areSkills}>
            <bdi>{word}</bdi>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** The names of skills, also of skills that are no longer offered. A skill without a known name is shown as its code. */
export function useSkillNames(codes: readonly string[]): (code: string) => string {
  return usePickerNames(useListSource(offeredList('skills'), { nameOf: () => undefined }), codes).nameOf;
}
