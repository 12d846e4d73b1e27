import { useState } from 'react';
import type { PostingSectionProps } from '../../contract/client-extension-points.ts';

interface SectionChecks {
  readonly add: PostingSectionProps['beforePublishing'];
  /** Runs all checks. */
  readonly hold: () => Promise<boolean>;
}

/** The checks of the sections of other plugins. */
export function useSectionChecks(): SectionChecks {
  const [checks] = useState(() => {
    const all = new Set<() => Promise<boolean>>();
    return {
      add: (check: () => Promise<boolean>) => {
        all.add(check);
        return () => void all.delete(check);
      },
      hold: async () => (await Promise.all([...all].map((check) => check()))).every((holds) => holds),
    };
  });
  return checks;
}
