import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { issueSentenceIn } from '#core/client/i18n/server-sentence.ts';
import type { ImportSentence } from '../contract/schemas.ts';

/** Returns a function that gives a refusal or a fault in the language of the page. */
export function useSentence(): (said: ImportSentence) => string {
  const { i18n } = useI18n();
  return ({ code, message, values }) => issueSentenceIn(i18n, { code, message, ...(values !== undefined && { values }) });
}
