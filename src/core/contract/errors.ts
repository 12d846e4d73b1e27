/** One thing wrong with one field of what was sent. */
export interface Issue {
  /** Where: field names and list positions joined by dots, for example `salary.min`; empty for the whole. */
  readonly path: string;
  /** A sentence for people, in English; clients translate by `code`. */
  readonly message: string;
  /** What is wrong: one of the core's names (`needed`, `too-long`), or `<plugin>.<what>` of a plugin; `invalid` when it has no name. */
  readonly code: string;
  /** What the sentence is filled with, for example `{ count: 20 }` of "Takes at most 20 characters." */
  readonly values?: IssueValues;
}

/** Numbers and words that fill a sentence. */
export type IssueValues = Readonly<Record<string, string | number>>;

/** The body of every error answer of the API: one shape. */
export interface ApiErrorBody {
  /** Stable name of the error, `<plugin>.<what>` or one of the core's own; what a program decides by. */
  readonly code: string;
  /** A sentence for people, in English; clients translate by `code`. */
  readonly message: string;
  /** Present on 422: one entry for each field that is wrong. */
  readonly issues?: readonly Issue[];
  /** Present where waiting helps: whole seconds after which to try again, as in the header `Retry-After`. */
  readonly retryAfter?: number;
}

/** What a code means: its HTTP status and its sentence. */
export interface ErrorMeaning {
  readonly status: number;
  readonly message: string;
}

/** The core's part of the error catalogue. Plugins add theirs with {@link defineErrors}. */
export const coreErrors = defineErrors({
  'bad-request': { status: 400, message: 'The server could not read this request.' },
  'invalid-json': { status: 400, message: 'The body is not JSON that can be read.' },
  unauthenticated: { status: 401, message: 'Sign in to continue.' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  'not-found': { status: 404, message: 'This does not exist, or it is not yours to see.' },
  'method-not-allowed': { status: 405, message: 'This address does not take this method.' },
  'too-slow': { status: 408, message: 'The file did not arrive in time. Send it again.' },
  conflict: { status: 409, message: 'This was changed meanwhile. Reload to see how it stands now.' },
  'length-required': { status: 411, message: 'Send the length of the file with it (content-length).' },
  'payload-too-large': { status: 413, message: 'What was sent is larger than this server takes.' },
  'unsupported-media-type': { status: 415, message: 'Send the body as JSON (content-type: application/json).' },
  'file-expected': { status: 415, message: 'Send the file itself as the body (content-type: application/octet-stream).' },
  'no-such-range': { status: 416, message: 'The file has no such part.' },
  invalid: { status: 422, message: 'Some of what was sent is not valid.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  // The failure may follow the commit: nothing is known of what was saved.
  internal: { status: 500, message: 'The server failed at this. What you sent may not be saved. Check, then try again.' },
  'storage-full': { status: 507, message: 'The disk of the server is full. What you sent may not be saved.' },
  unavailable: { status: 503, message: 'The server is not ready. Try again in a moment.' },
});

/** Declares error codes with their meanings; boot refuses a code that two plugins declare. */
export function defineErrors<const Catalogue extends Readonly<Record<string, ErrorMeaning>>>(catalogue: Catalogue): Catalogue {
  return Object.freeze(catalogue);
}

const codesOfIssues = new Map<string, string>();

/**
 * Declares the sentences that a plugin's own rules say beside a field, by code. The sentence is what a schema is given as its
 * `error`; the code is found again by it, since most checks of a schema can carry a sentence and nothing else.
 *
 * @throws Error when a sentence is declared under two codes
 */
export function defineIssues<const Catalogue extends Readonly<Record<string, string>>>(catalogue: Catalogue): Catalogue {
  for (const [code, sentence] of Object.entries(catalogue)) {
    const before = codesOfIssues.get(sentence);
    if (before !== undefined && before !== code) throw new Error(`"${sentence}" is the sentence of ${before} and of ${code}`);
    codesOfIssues.set(sentence, code);
  }
  return Object.freeze(catalogue);
}

/** An issue whose sentence was declared with {@link defineIssues}; one that was not has the code `invalid`. */
export function issueAt(path: string, sentence: string): Issue {
  return { path, message: sentence, code: codesOfIssues.get(sentence) ?? 'invalid' };
}
