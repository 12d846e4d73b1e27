import type { i18n as I18n } from 'i18next';
import type { Issue } from '#core/contract/errors.ts';

/** What is needed of the texts: tests and hooks have no more. */
export type Sentences = Pick<I18n, 't' | 'exists'>;

/**
 * What the server said with an error, in the current language. Its sentence stays when its code has no text here, or when it is
 * not the sentence that is known by that code.
 */
export function errorSentence(texts: Sentences, code: string, message: string): string {
  const key = keyOf('errors', code);
  return texts.exists(key) && texts.t(key, { lng: 'en' }) === message ? texts.t(key) : message;
}

/** What is wrong with a field, in the current language; in the server's words when its code has no text here. */
export function issueSentenceIn(texts: Sentences, { code, message, values = {} }: Omit<Issue, 'path'>): string {
  const key = keyOf('issues', code);
  return texts.exists(key, values) ? texts.t(key, values) : message;
}

// `jobs.not-open` is a text of the plugin `jobs`; a code without a plugin's name is the core's.
function keyOf(group: 'errors' | 'issues', code: string): string {
  const [, plugin = 'core', name = code] = /^([^.]+)\.(.+)$/.exec(code) ?? [];
  return `${plugin}:${group}.${name}`;
}
