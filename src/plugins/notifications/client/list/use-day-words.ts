import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { daysAgo } from './notices-by-day.ts';

/** Returns the words for the day of an instant: "Today", "Yesterday", or the day. A day of another year has its year. */
export function useDayWords(): (instant: string) => string {
  const t = useT('notifications');
  const format = useFormat();
  return (instant) => {
    const days = daysAgo(instant);
    if (days === 0) return t('day.today');
    if (days === 1) return t('day.yesterday');
    return new Date(instant).getFullYear() === new Date().getFullYear() ? format.weekday(instant) : format.date(instant);
  };
}
