import { errorSentence, type Sentences } from '../i18n/server-sentence.ts';
import type { ApiError } from './api-error.ts';

/**
 * What the snackbar says when a call for a body failed: the body's message, translated where its code is known, else the body,
 * else the general sentence (specification section 8).
 */
export function failureText(error: ApiError, texts: Sentences): string {
  const { body, code } = error;
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' ? errorSentence(texts, code, message) : rawFailureText(error, texts);
}

/** What the snackbar says when a call for the full answer failed: the body, else the general sentence. */
export function rawFailureText({ body }: ApiError, texts: Sentences): string {
  if (body === undefined || body === null || body === '') return texts.t('core:error.nothingKnown');
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** What a failed call means, as a page says it beside what it could not do. */
export function errorText({ code, status, message }: ApiError, texts: Sentences): string {
  if (code === 'no-answer') return texts.t('core:error.noAnswer');
  return code === 'unknown' ? texts.t('core:error.answered', { status }) : errorSentence(texts, code, message);
}
