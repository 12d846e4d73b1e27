import { useEffect, useRef, useState } from 'react';

/**
 * An optional part of the page. It loads once `wanted` is true, and stays `undefined` on failure. A failure is logged, and the next
 * `wanted` tries again.
 */
export function useLoaded<Thing>(what: string, load: (() => Promise<Thing>) | undefined, wanted: boolean): Thing | undefined {
  const [loaded, setLoaded] = useState<{ readonly thing: Thing }>();
  // Keeps the first loader, so a new function in a later render does not load again.
  const loader = useRef(load);
  useEffect(() => {
    if (!wanted || loaded !== undefined || loader.current === undefined) return;
    loader.current().then(
      (thing) => setLoaded({ thing }),
      (error: unknown) => console.error(`"${what}" did not load`, error),
    );
  }, [what, wanted, loaded]);
  return loaded?.thing;
}
