/** The parts of a day, used in greetings. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day in the user's time zone: morning from 5, afternoon from 12, evening from 18. */
export function dayPart(time: Date): DayPart {
  const hour = time.getHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
