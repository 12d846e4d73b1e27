import { type JSX, useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Tag } from '#core/client/ui/chip/Chip.tsx';
import { AchievementSign } from '../../shared/AchievementSign.tsx';
import { TierLeaves } from '../../shared/TierLeaves.tsx';
import { type AchievementValues, previewed } from './achievement-values.ts';
import { useSkillNames } from './use-skill-names.ts';

interface AchievementPreviewProps {
  /** Draws the picture. A new achievement gets another one when it is saved. */
  readonly achievementId: string;
  readonly issuer: string;
  readonly form: UseFormReturn<AchievementValues>;
}

/** The card that candidates will see, from what is typed so far. */
export function AchievementPreview({ achievementId, issuer, form }: AchievementPreviewProps): JSX.Element {
  const t = useT('skill-passports');
  const locale = useLocale();
  const typed = useWatch({ control: form.control }) as AchievementValues;
  // Typing has precedence.
  const values = useDeferredValue(typed);
  const { name, type, description, criteria, tags, skills, validMonths } = previewed(values, locale);
  const skillName = useSkillNames(skills);
  return (
    <aside className="achievement-preview" aria-label={t('achievement.form.preview')}>
      <h2>{t('achievement.form.preview')}</h2>
      <article className="achievement-preview__card">
        <div className="achievement-preview__head">
          <TierLeaves tier="issued" />
          <AchievementSign achievementId={achievementId} size="l" />
        </div>
        <h3 className={name.trim() === '' ? 'achievement-preview__name muted' : 'achievement-preview__name'}>
          <bdi>{name.trim() || t('achievement.form.previewName')}</bdi>
        </h3>
        <p className="soft">
          <bdi>{issuer}</bdi> · {t(`type.${type}`)}
        </p>
        {description.trim() !== '' && (
          <p className="issued__text" dir="auto">
            {description}
          </p>
        )}
        {criteria.trim() !== '' && (
          <>
            <h4>{t('achievement.form.criteria')}</h4>
            <p className="issued__text" dir="auto">
              {criteria}
            </p>
          </>
        )}
        <Words words={skills.map(skillName)} isSkill />
        <Words words={tags} />
        <p className="muted small">
          {validMonths === null ? t('achievement.form.validForEver') : t('achievement.form.validMonths', { count: validMonths })}
        </p>
      </article>
    </aside>
  );
}

interface WordsProps {
  readonly words: readonly string[];
  readonly isSkill?: boolean;
}

function Words({ words, isSkill = false }: WordsProps): JSX.Element | null {
  if (words.length === 0) return null;
  return (
    <ul className="row">
      {words.map((word) => (
        <li key={word}>
          <Tag has={isSkill}>
            <bdi>{word}</bdi>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
