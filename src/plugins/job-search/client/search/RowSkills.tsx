import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { LeafIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { IsOwnSkill } from '#plugins/jobs/contract/own-skill.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import * as styles from './JobRow.module.css';

interface RowSkillsProps {
  readonly skills: NonNullable<JobSummary['skills']>;
  readonly isOwn: IsOwnSkill | undefined;
}

/** The first skills of a posting. Those of the user have a sign and a word for it. */
export function RowSkills({ skills, isOwn }: RowSkillsProps): JSX.Element {
  const t = useT('jobs');
  return (
    <ul className={styles.skills}>
      {skills.map((skill) => (
        <li key={`${skill.code} ${skill.name}`}>
          {isOwn?.(skill) === true ? (
            <b>
              <LeafIcon className="icon--s" />
              <bdi>{skill.name}</bdi>
              <span className="vh"> {t('posting.yours')}</span>
            </b>
          ) : (
            <bdi>{skill.name}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
