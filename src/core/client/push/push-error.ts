/** Why this browser takes no push messages, in the words of specification section 8, which are also the messaging provider's. */
export type PushErrorKind =
  | 'only-available-in-window'
  | 'permission-blocked'
  | 'invalid-sw-registration'
  | 'unsupported-browser'
  | 'indexed-db-unsupported';

const SENTENCES: Readonly<Record<PushErrorKind, string>> = Object.freeze({
  'only-available-in-window': 'Push messages are taken for a page, not for what runs without one.',
  'permission-blocked': 'The permission to show notifications was not granted.',
  'invalid-sw-registration': 'The browser answered with something that is no registration of a service worker.',
  'unsupported-browser': 'This browser lacks what push messages need.',
  'indexed-db-unsupported': 'This browser opens no database for this site.',
});

/** Push messages cannot be taken here. */
export class PushError extends Error {
  readonly kind: PushErrorKind;

  constructor(kind: PushErrorKind, cause?: unknown) {
    super(`${kind}: ${SENTENCES[kind]}`, { cause });
    this.name = 'PushError';
    this.kind = kind;
  }
}

/** The kind of an error, ours or the messaging provider's; `undefined` when it is none of them. */
export function pushErrorKind(error: unknown): PushErrorKind | undefined {
  if (error instanceof PushError) return error.kind;
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^messaging\//, '') : '';
  return isKind(code) ? code : undefined;
}

function isKind(code: string): code is PushErrorKind {
  return Object.hasOwn(SENTENCES, code);
}
