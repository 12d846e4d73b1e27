import { type JSX, type ReactNode, useId } from 'react';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Tag } from '#core/client/ui/chip/Chip.tsx';
import { LeafIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { JobSkill } from '../../contract/job-details.ts';
import type { IsOwnSkill } from '../../contract/own-skill.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { useMasterNames } from '../use-master-names.ts';
import { WithOwnSkills } from './skills/WithOwnSkills.tsx';
import * as styles from './JobPage.module.css';

interface PostingListsProps {
  readonly details: Job['details'];
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The skills, languages and benefits of a posting. Missing ones are left out. */
export function PostingLists({ details: { skills, languages, benefits }, headingLevel }: PostingListsProps): JSX.Element {
  const t = useT('jobs');
  const languageName = useLanguageName();
  const benefitName = useMasterNames('benefits', benefits);
  const named = skills.filter(({ name }) => name.trim() !== '');
  const list = { headingLevel };
  return (
    <>
      {named.length > 0 && (
        <WithOwnSkills>
          {(isOwn) => (
            <>
              <SkillList {...list} title={t('view.mustSkills')} skills={named.filter(({ must }) => must)} isOwn={isOwn} />
              <SkillList {...list} title={t('view.niceSkills')} skills={named.filter(({ must }) => !must)} isOwn={isOwn} />
            </>
          )}
        </WithOwnSkills>
      )}
      <TagList {...list} title={t('view.languages')}>
        {languages
          .filter(({ code }) => code !== '')
          .map(({ code, level }) => (
            <Tag key={code}>
              {level === '' ? languageName(code) : t('view.languageLevel', { language: languageName(code), level: level.toUpperCase() })}
            </Tag>
          ))}
      </TagList>
      <TagList {...list} title={t('view.benefits')}>
        {benefits
          .filter((code) => code !== '')
          .map((code) => (
            <Tag key={code}>
              <bdi>{benefitName(code)}</bdi>
            </Tag>
          ))}
      </TagList>
    </>
  );
}

interface SkillListProps extends Pick<PostingListsProps, 'headingLevel'> {
  readonly title: string;
  readonly skills: readonly JobSkill[];
  readonly isOwn: IsOwnSkill | undefined;
}

/** Skills, those of the user marked. */
function SkillList({ title, skills, isOwn, headingLevel }: SkillListProps): JSX.Element {
  const t = useT('jobs');
  const levels = skills.flatMap(({ level }) => (level === null ? [] : [String(level)]));
  const levelName = useMasterNames('skill-levels', [...new Set(levels)]);
  const own = isOwn === undefined ? [] : skills.filter(isOwn);
  return (
    <TagList title={title} headingLevel={headingLevel} lead={own.length > 0 ? t('posting.yourSkills', { count: own.length }) : undefined}>
      {skills.map((skill) => (
        <Tag key={`${skill.code} ${skill.name}`} has={own.includes(skill)}>
          {own.includes(skill) && <LeafIcon className="icon--s" />}
          {skill.level === null ? (
            <bdi>{skill.name}</bdi>
          ) : (
            t('view.skillLevel', { skill: skill.name, level: levelName(String(skill.level)) })
          )}
          {own.includes(skill) && <span className="vh"> {t('posting.yours')}</span>}
        </Tag>
      ))}
    </TagList>
  );
}

interface TagListProps extends Pick<PostingListsProps, 'headingLevel'> {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string | undefined;
  readonly children: readonly ReactNode[];
}

function TagList({ title, lead, children, headingLevel = 2 }: TagListProps): JSX.Element | null {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (children.length === 0) return null;
  return (
    <section className={styles.jobList} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {lead !== undefined && <p className="muted small">{lead}</p>}
      <div className={styles.jobTags}>{children}</div>
    </section>
  );
}
