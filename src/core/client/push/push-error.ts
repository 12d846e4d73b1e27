/** Why this browser cannot receive push messages. The names of specification section 8, which the messaging provider also uses. */
export type PushErrorKind =
  | 'only-available-in-window'
  | 'permission-blocked'
  | 'invalid-sw-registration'
  | 'unsupported-browser'
  | 'indexed-db-unsupported';

const SENTENCES: Readonly<Record<PushErrorKind, string>> = Object.freeze({
  'only-available-in-window': 'Push messages need a window, for example a page.',
  'permission-blocked': 'The user did not grant the permission to show notifications.',
  'invalid-sw-registration': 'The browser did not return a service worker registration.',
  'unsupported-browser': 'This browser lacks a feature that push messages need.',
  'indexed-db-unsupported': 'This browser cannot open a database for this site.',
});

/** This browser cannot receive push messages. */
export class PushError extends Error {
  readonly kind: PushErrorKind;

  constructor(kind: PushErrorKind, cause?: unknown) {
    super(`${kind}: ${SENTENCES[kind]}`, { cause });
    this.name = 'PushError';
    this.kind = kind;
  }
}

/** The kind of an error of this module or of the messaging provider; `undefined` for other errors. */
export function pushErrorKind(error: unknown): PushErrorKind | undefined {
  if (error instanceof PushError) return error.kind;
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^messaging\//, '') : '';
  return isKind(code) ? code : undefined;
}

function isKind(code: string): code is PushErrorKind {
  return Object.hasOwn(SENTENCES, code);
}
