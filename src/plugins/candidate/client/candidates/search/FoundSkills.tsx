import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Tag } from '#core/client/ui/chip/Chip.tsx';
import { LeafIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { FoundSkill } from '../../../contract/candidate-search-schemas.ts';
import * as styles from '../../view/view.module.css';

/** Skills of a found candidate. Those that the search asked for have a leaf, and words for screen readers. */
export function FoundSkills({ skills }: { readonly skills: readonly FoundSkill[] }): JSX.Element | null {
  const t = useT('candidate');
  if (skills.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('candidates.row.skills')}>
      {skills.map(({ name, isAsked }) => (
        <li key={name}>
          <Tag has={isAsked}>
            {isAsked && <LeafIcon className="icon--s" />}
            <bdi>{name}</bdi>
            {isAsked && <span className="vh"> {t('candidates.row.asked')}</span>}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
