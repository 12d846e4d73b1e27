import type { i18n as I18n } from 'i18next';
import type { Issue, IssueValues } from '#core/contract/errors.ts';

/** The part of the texts that these functions need. Tests and hooks provide only this part. */
export type Sentences = Pick<I18n, 't' | 'exists'>;

/**
 * Translates the server's message of an error to the current language. The message stays unchanged if its code has no text here, or if
 * it is not the known message of that code.
 */
export function errorSentence(texts: Sentences, code: string, message: string): string {
  const key = keyOf(texts, 'errors', code);
  return texts.exists(key) && texts.t(key, { lng: 'en' }) === message ? texts.t(key) : message;
}

/** Translates an issue to the current language. The server's message stays unchanged if the code has no text here. */
export function issueSentenceIn(texts: Sentences, { code, message, values = {} }: Omit<Issue, 'path'>): string {
  const key = keyOf(texts, 'issues', code, values);
  return texts.exists(key, values) ? texts.t(key, values) : message;
}

// `jobs.not-open` is a text of the plugin `jobs`. A code without a plugin name is a text of the core, and some codes of the core have a
// dot too: `view-as.ended`, `files.kind`.
function keyOf(texts: Sentences, group: 'errors' | 'issues', code: string, values: IssueValues = {}): string {
  const ofCore = `core:${group}.${code}`;
  if (texts.exists(ofCore, values)) return ofCore;
  const [, plugin = 'core', name = code] = /^([^.]+)\.(.+)$/.exec(code) ?? [];
  return `${plugin}:${group}.${name}`;
}
