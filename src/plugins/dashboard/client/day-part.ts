/** Parts of a day by which people are greeted. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day at a time, by the clock of the reader: morning from 5, afternoon from 12, evening from 18. */
export function dayPart(time: Date): DayPart {
  const hour = time.getHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
