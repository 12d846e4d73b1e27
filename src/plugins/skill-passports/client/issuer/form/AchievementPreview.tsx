import { type JSX, useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { AchievementWords } from '../../shared/AchievementWords.tsx';
import { type AchievementValues, previewed } from './achievement-values.ts';
import * as styles from '../issuer.module.css';

interface AchievementPreviewProps {
  /** Draws the picture. A new achievement gets another one when it is saved. */
  readonly achievementId: string;
  readonly issuer: string;
  readonly form: UseFormReturn<AchievementValues>;
}

/** What candidates will read, from what is typed so far. */
export function AchievementPreview({ achievementId, issuer, form }: AchievementPreviewProps): JSX.Element {
  const t = useT('skill-passports');
  const locale = useLocale();
  const typed = useWatch({ control: form.control }) as AchievementValues;
  // Typing has precedence.
  const texts = previewed(useDeferredValue(typed), locale);
  const name = texts.name.trim() || t('achievement.form.previewName');
  return (
    <aside className={styles.achievementPreview} aria-label={t('achievement.form.preview')}>
      <h2>{t('achievement.form.preview')}</h2>
      <article className={styles.achievementPreviewCard}>
        <AchievementWords id={achievementId} issuer={issuer} level={3} isOpen texts={{ ...texts, name }} />
      </article>
    </aside>
  );
}
