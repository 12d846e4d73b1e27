import type { ImportSentence } from '#core/contract/imports/schemas.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { issueSentenceIn } from '../i18n/server-sentence.ts';

/** Returns a function that gives a refusal or a fault in the language of the page. */
export function useSentence(): (said: ImportSentence) => string {
  const { i18n } = useI18n();
  return ({ code, message, values }) => issueSentenceIn(i18n, { code, message, ...(values !== undefined && { values }) });
}
