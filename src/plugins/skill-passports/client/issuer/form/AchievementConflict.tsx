import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import type { Achievement } from '../../../contract/schemas.ts';
import { useSkillNames } from '../../shared/AchievementWords.tsx';
import { type AchievementValues, differingFields, valuesOf } from './achievement-values.ts';
import * as styles from '../issuer.module.css';

interface AchievementConflictProps {
  readonly mine: AchievementValues;
  /** As another member has saved it. */
  readonly theirs: Achievement;
  /** Continues with these values. */
  readonly onSettle: (values: AchievementValues) => void;
}

/** Shows what another member has saved where it differs from what is typed, and lets the user choose. */
export function AchievementConflict({ mine, theirs, onSettle }: AchievementConflictProps): JSX.Element {
  const t = useT('skill-passports');
  const present = valuesOf(theirs);
  const wordsOf = useFieldWords(present.skills);
  return (
    <Conflict
      title={t('achievement.form.conflict.title')}
      help={t('achievement.form.conflict.text')}
      choices={[
        { label: t('achievement.form.conflict.mine'), onChoose: () => onSettle(mine) },
        { label: t('achievement.form.conflict.theirs'), onChoose: () => onSettle(present), isQuiet: true },
      ]}
    >
      <dl className="facts">
        {differingFields(mine, present).map((field) => (
          <div key={field}>
            <dt>{t(LABELS[field])}</dt>
            <dd className={styles.issuedText}>
              <bdi>{wordsOf(present, field) || t('achievement.form.conflict.nothing')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Conflict>
  );
}

const LABELS: Readonly<Record<keyof AchievementValues, string>> = {
  name: 'achievement.form.name',
  type: 'achievement.form.type',
  description: 'achievement.form.description',
  criteria: 'achievement.form.criteria',
  tags: 'achievement.form.tags',
  skills: 'achievement.form.skills',
  validity: 'achievement.form.validity',
  months: 'achievement.form.months',
  isActive: 'achievement.form.state',
};

/** The value of a field in words. */
function useFieldWords(skills: readonly string[]): (values: AchievementValues, field: keyof AchievementValues) => string {
  const t = useT('skill-passports');
  const format = useFormat();
  const skillName = useSkillNames(skills);
  return (values, field) => {
    if (field === 'type') return t(`type.${values.type}`);
    if (field === 'isActive') return t(`achievementState.${values.isActive ? 'active' : 'draft'}`);
    if (field === 'validity') return t(values.validity === 'ever' ? 'issued.forEver' : 'achievement.form.limited');
    if (field === 'skills') return format.list(values.skills.map(skillName));
    const value = values[field];
    return typeof value === 'string' ? value : format.list(value);
  };
}
