import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import type { UserFact } from '../../contract/schemas.ts';

/** The sentences of facts, in the texts of their plugins: `jobs:userFacts.postings`. `undefined` until these texts are loaded. */
export function useFactTexts(facts: readonly UserFact[]): readonly string[] | undefined {
  const t = useT('users');
  const named = facts.map(({ code, count }) => {
    const [plugin = '', what = ''] = code.split('.');
    return { plugin, what, count };
  });
  const hasTexts = useTexts(['users', ...named.map(({ plugin }) => plugin)]);
  return hasTexts ? named.map(({ plugin, what, count }) => t(`${plugin}:userFacts.${what}`, { count })) : undefined;
}
