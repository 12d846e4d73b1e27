import { useEffect, useState } from 'react';

/**
 * Whether an instant is still to come. Follows the clock.
 *
 * @param instant ISO 8601, at most some days ahead
 */
export function useIsBefore(instant: string | null): boolean {
  const time = instant === null ? 0 : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = time - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [time]);
  return now < time;
}
