import { useT } from '#core/client/i18n/use-t.ts';
import type { Preferences } from '../../contract/section-schemas.ts';
import { useProfileWords } from './profile-words.ts';

/** Returns the text for when a candidate can start; empty when the candidate does not say it. */
export function useAvailabilityText(): (preferences: Pick<Preferences, 'availability' | 'noticeDays' | 'availableFrom'>) => string {
  const t = useT('candidate');
  const words = useProfileWords();
  return ({ availability, noticeDays, availableFrom }) => {
    if (availability === 'notice' && noticeDays !== null) return t('availability.afterDays', { count: noticeDays });
    if (availability === 'date' && availableFrom !== '') return t('availability.fromMonth', { month: words.month(availableFrom) });
    return availability === '' ? '' : t(`availability.${availability}`);
  };
}
