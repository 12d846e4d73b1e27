/** One validation error in one field of the request. */
export interface Issue {
  /** Field names and list positions joined by dots, for example `salary.min`. Empty if the error concerns the whole value. */
  readonly path: string;
  /** An English sentence for users. Clients translate it by `code`. */
  readonly message: string;
  /** A code of the core (`needed`, `too-long`) or of a plugin (`<plugin>.<what>`); `invalid` if no code was declared. */
  readonly code: string;
  /** Values inserted into the sentence, for example `{ count: 20 }` for "Use at most 20 characters." */
  readonly values?: IssueValues;
}

/** Numbers and words that are inserted into a sentence, by placeholder name. */
export type IssueValues = Readonly<Record<string, string | number>>;

/** The body of every error response of the API. */
export interface ApiErrorBody {
  /** Stable error code for programs: `<plugin>.<what>`, or a code of the core. */
  readonly code: string;
  /** An English sentence for users. Clients translate it by `code`. */
  readonly message: string;
  /** Present on 422: one entry for each invalid field. Some 409 errors list with it what is in the way. */
  readonly issues?: readonly Issue[];
  /** Present if there are more than {@link MOST_ISSUES} issues: how many of them `issues` leaves out. */
  readonly moreIssues?: number;
  /** Present if the same call cannot succeed by trying again. The message says what to do instead. */
  readonly isFinal?: true;
  /** Present if a later retry can succeed: the delay in whole seconds, as in the `Retry-After` header. */
  readonly retryAfter?: number;
}

/** The most issues that an error response lists. */
export const MOST_ISSUES = 100;

/** The HTTP status and the sentence of an error code. */
export interface ErrorMeaning {
  readonly status: number;
  readonly message: string;
  /** Trying again cannot help. The message says what to do, and clients do not offer another attempt. */
  readonly isFinal?: true;
}

/** The error codes of the core. Plugins add theirs with {@link defineErrors}. */
export const coreErrors = defineErrors({
  'bad-request': { status: 400, isFinal: true, message: 'The server could not read this request.' },
  'invalid-json': { status: 400, isFinal: true, message: 'The request body is not valid JSON.' },
  unauthenticated: { status: 401, isFinal: true, message: 'Sign in to continue.' },
  suspended: { status: 403, isFinal: true, message: 'Your account is suspended.' },
  forbidden: { status: 403, isFinal: true, message: 'Your role does not allow this.' },
  'view-as.ended': { status: 403, isFinal: true, message: 'You no longer see the site as another person.' },
  'view-as.reads-only': {
    status: 403,
    isFinal: true,
    message: 'Nothing can be changed while you see the site as another person. End the view first.',
  },
  'view-as.not-shown': {
    status: 403,
    isFinal: true,
    message: 'This is not shown while you see the site as another person. End the view first.',
  },
  'view-as.needs-right': {
    status: 403,
    isFinal: true,
    message: 'This is about another person. To see it here, you need the right to see it yourself. Ask a full administrator for it.',
  },
  'not-found': { status: 404, isFinal: true, message: 'This does not exist, or you do not have access to it.' },
  'method-not-allowed': { status: 405, isFinal: true, message: 'This address does not support this method.' },
  'too-slow': { status: 408, message: 'The file did not arrive in time. Send it again.' },
  conflict: { status: 409, isFinal: true, message: 'This was changed in the meantime. Reload to see the current version.' },
  'file-in-use': { status: 409, isFinal: true, message: 'This file is in use. Remove it there first.' },
  'file-pending': { status: 409, message: 'This file is still being checked for viruses. Try again in a moment.' },
  'length-required': { status: 411, isFinal: true, message: 'Send the length of the file (content-length).' },
  'payload-too-large': { status: 413, isFinal: true, message: 'What you sent is larger than this server accepts. Make it smaller.' },
  'unsupported-media-type': { status: 415, isFinal: true, message: 'Send the body as JSON (content-type: application/json).' },
  'file-expected': { status: 415, isFinal: true, message: 'Send the file itself as the body (content-type: application/octet-stream).' },
  'no-such-range': { status: 416, isFinal: true, message: 'The file does not contain this part.' },
  invalid: { status: 422, isFinal: true, message: 'Some of the information is not valid.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  'view-as.too-many': {
    status: 429,
    isFinal: true,
    message: 'You have seen the data of 200 other persons in views today. Go on tomorrow.',
  },
  // The failure may happen after the commit, so the data may or may not be saved.
  internal: { status: 500, message: 'The server could not complete this. What you sent may not be saved. Check, then try again.' },
  'storage-full': { status: 507, message: 'The server has no free disk space. What you sent may not be saved.' },
  'files-busy': { status: 503, message: 'Many files are being checked at the moment. Send your file again in ten seconds.' },
  unavailable: { status: 503, message: 'The server is not ready. Try again in a moment.' },
});

/** Declares error codes. The application does not start when two plugins declare the same code. */
export function defineErrors<const Catalogue extends Readonly<Record<string, ErrorMeaning>>>(catalogue: Catalogue): Catalogue {
  return Object.freeze(catalogue);
}

const codesOfIssues = new Map<string, string>();

/**
 * Declares a plugin's own validation messages, by code. Pass the sentence to a schema as its `error`. The code is looked up by the
 * sentence, because most checks of a schema can carry only a sentence.
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

/** Makes an issue with the code that {@link defineIssues} declared for the sentence, or `invalid` if none was declared. */
export function issueAt(path: string, sentence: string): Issue {
  return { path, message: sentence, code: codesOfIssues.get(sentence) ?? 'invalid' };
}

/** Makes an issue of a declared code: its sentence, filled with the values. */
export function issueOfCode<Code extends string>(
  catalogue: Readonly<Record<Code, string>>,
  code: Code,
  values: IssueValues = {},
  path = '',
): Issue {
  const message = catalogue[code].replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => (values[name] ?? '').toLocaleString('en'));
  return { path, message, code, ...(Object.keys(values).length === 0 ? {} : { values }) };
}
