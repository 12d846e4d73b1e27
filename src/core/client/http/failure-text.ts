import { useI18n } from '../i18n/i18n-context.tsx';
import { errorSentence, issueSentenceIn, type Sentences } from '../i18n/server-sentence.ts';
import type { ApiError, NoResponseReason } from './api-error.ts';
import { plainText } from './plain-text.ts';

const REASON_KEYS: Readonly<Record<string, string>> = Object.freeze<Record<NoResponseReason, string>>({
  offline: 'error.offline',
  'no-answer': 'error.noAnswer',
  'timed-out': 'error.timedOut',
  unreadable: 'error.unreadable',
});

/**
 * The snackbar text for a failed `call`: the message of the body, translated if its code is known; else the body; else a general
 * sentence (specification section 8).
 */
export function failureText(error: ApiError, texts: Sentences): string {
  const { message } = Object(error.body) as { readonly message?: unknown };
  const words = plainText(message);
  if (words === '' || error.status === 0) return rawFailureText(error, texts);
  return message === error.message ? plainText(errorSentence(texts, error.code, error.message)) : words;
}

/** The snackbar text for a failed download: the sentence of the first issue, because no form shows it. Without issues as for a `call`. */
export function downloadFailureText(error: ApiError, texts: Sentences): string {
  const [issue] = error.issues;
  return (issue && plainText(issueSentenceIn(texts, issue))) || failureText(error, texts);
}

/** The snackbar text for a failed `raw` call: the body, or else a general sentence. */
export function rawFailureText(error: ApiError, texts: Sentences): string {
  // Without a usable response, only the reason can be shown.
  if (error.status === 0) return errorText(error, texts);
  return plainText(error.body) || texts.t('core:error.nothingKnown');
}

/** The sentence with which a page explains a failed call. */
export function errorText({ code, status, message }: ApiError, texts: Sentences): string {
  if (status === 0) return texts.t(`core:${REASON_KEYS[code]}`);
  return code === 'unknown' ? texts.t('core:error.answered', { status }) : errorSentence(texts, code, message);
}

/**
 * Returns a function that explains a failed call in the current language.
 *
 * @example const errorText = useErrorText(); errorText(error)
 */
export function useErrorText(): (error: ApiError) => string {
  const { i18n } = useI18n();
  return (error) => errorText(error, i18n);
}
