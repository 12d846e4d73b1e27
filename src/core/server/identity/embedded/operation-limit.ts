// The requests that the SDK makes by itself, on each page load and each hour.
const ORDINARY: ReadonlySet<string> = new Set([
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/identitytoolkit.googleapis.com/v1/recaptchaParams',
  '/identitytoolkit.googleapis.com/v2/recaptchaConfig',
  '/securetoken.googleapis.com/v1/token',
]);

/**
 * The limit under which a request to the embedded identity is counted. Every operation that is not known to be harmless counts like a
 * sign-in: it may guess a password or a code, or send a message.
 */
export function limitOf(url: string): 'read' | 'sign-in' {
  return ORDINARY.has(url.split('?', 1)[0] ?? '') ? 'read' : 'sign-in';
}
