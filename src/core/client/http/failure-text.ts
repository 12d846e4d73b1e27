import { errorSentence, type Sentences } from '../i18n/server-sentence.ts';
import type { ApiError, Silence } from './api-error.ts';
import { plainText } from './plain-text.ts';

const SILENCES: Readonly<Record<string, string>> = Object.freeze<Record<Silence, string>>({
  offline: 'layout.offline',
  'no-answer': 'error.noAnswer',
  'timed-out': 'error.timedOut',
  unreadable: 'error.unreadable',
});

/**
 * What the snackbar says when a call for a body failed: the body's message, translated where its code is known, else the body,
 * else the general sentence (specification section 8).
 */
export function failureText(error: ApiError, texts: Sentences): string {
  const { message } = Object(error.body) as { readonly message?: unknown };
  const words = plainText(message);
  if (words === '' || error.status === 0) return rawFailureText(error, texts);
  return message === error.message ? plainText(errorSentence(texts, error.code, error.message)) : words;
}

/** What the snackbar says when a call for the full answer failed: the body, else the general sentence. */
export function rawFailureText(error: ApiError, texts: Sentences): string {
  // Nobody answered, so there is nothing to show but why.
  if (error.status === 0) return errorText(error, texts);
  return plainText(error.body) || texts.t('core:error.nothingKnown');
}

/** What a failed call means, as a page says it beside what it could not do. */
export function errorText({ code, status, message }: ApiError, texts: Sentences): string {
  if (status === 0) return texts.t(`core:${SILENCES[code]}`);
  return code === 'unknown' ? texts.t('core:error.answered', { status }) : errorSentence(texts, code, message);
}
