import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import { adminWords } from '#core/contract/audit.ts';

/** A duty in words. */
export interface NamedDuty {
  readonly duty: string;
  readonly title: string;
  /** What the duty allows; absent for a duty whose plugin was removed. */
  readonly text?: string;
}

/** Returns a function that puts duties into words; `undefined` until the texts of their plugins are loaded. */
export function useDuties(): ((duties: readonly string[]) => readonly NamedDuty[]) | undefined {
  const t = useT('users');
  const registry = useService(ClientRegistry);
  const hasTexts = useTexts(['users', ...registry.contributions(adminWords).map(({ plugin }) => plugin)]);
  return useMemo(() => {
    if (!hasTexts) return undefined;
    const words = new Map(registry.contributions(adminWords.part('duty')).map(({ thing: { value } }) => [value.duty, value]));
    return (duties) =>
      duties.map((duty) => {
        const known = words.get(duty);
        return known === undefined ? { duty, title: duty } : { duty, title: t(known.title), text: t(known.text) };
      });
  }, [t, registry, hasTexts]);
}
