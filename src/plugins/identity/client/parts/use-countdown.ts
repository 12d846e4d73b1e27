import { useEffect, useState } from 'react';

/** Whole seconds until a point in time (milliseconds since 1970); 0 once it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another instant is counted from now
  useEffect(() => setNow(Date.now()), [until]);
  useEffect(() => {
    if (isOver) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return isOver ? 0 : Math.ceil((until - now) / 1000);
}
