import type { ApiError } from './api-error.ts';

// The words of the specification (section 8), the same in every language.
const NOTHING_KNOWN = 'Something went wrong!';

/** What the snackbar says when a call for a body failed: the body's message, else the body, else the general sentence. */
export function failureText({ body }: ApiError): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' ? message : bodyText(body);
}

/** What the snackbar says when a call for the full answer failed: the body, else the general sentence. */
export function rawFailureText({ body }: ApiError): string {
  return bodyText(body);
}

function bodyText(body: unknown): string {
  if (body === undefined || body === null || body === '') return NOTHING_KNOWN;
  return typeof body === 'string' ? body : JSON.stringify(body);
}
