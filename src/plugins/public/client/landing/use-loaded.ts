import { useEffect, useRef, useState } from 'react';

/**
 * Something that the page can do without until it is there: loaded once `wanted`, and `undefined` where it does not load.
 * What failed is logged, and tried again the next time it is wanted.
 */
export function useLoaded<Thing>(what: string, load: (() => Promise<Thing>) | undefined, wanted: boolean): Thing | undefined {
  const [loaded, setLoaded] = useState<{ readonly thing: Thing }>();
  // The first loader is kept: a new function on every render must not load anew.
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
