/** The settings that the headers depend on. */
export interface SecurityOptions {
  /** Hashes of the inline code in the built page, as `sha256-…`. */
  readonly inline: InlineHashes;
  /** Whether browsers use a real Firebase project. */
  readonly firebase: boolean;
  /** Whether browsers reach the server by https. */
  readonly https: boolean;
  /** Whether browsers must use https for subdomains too. */
  readonly subdomains: boolean;
  /**
   * Whether the page has a base element. The page of the client needs `<base href="/">`: the scope of the push worker is the empty text
   * (specification section 9) and must mean the whole site. Browsers use only the first base element of a page.
   */
  readonly hasBase: boolean;
}

/** Hashes of the one inline script and the critical styles, written by the build. */
export interface InlineHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

// Sources that the Firebase SDK and reCAPTCHA, its check for robots, load and call.
const FIREBASE = {
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const NONE = { connect: [], script: [], frame: [] };

type TransportOptions = Pick<SecurityOptions, 'https' | 'subdomains'>;

const ONE_YEAR = 'max-age=31536000';

/** Headers of every response that a browser may show as a page or load for one. */
export function securityHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return Object.freeze({
    'content-security-policy': contentSecurityPolicy(options),
    // The origin must be sent: keys of a Firebase project are commonly restricted to it.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...commonHeaders(options),
  });
}

/** Headers of responses that hold only data. They are fewer bytes, and nothing may run, load or frame the response. */
export function dataHeaders(options: TransportOptions): Readonly<Record<string, string>> {
  return Object.freeze({
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...commonHeaders(options),
  });
}

/** Headers of files that users uploaded. A browser that shows one runs nothing of it and gives it no origin. */
export function fileHeaders(options: TransportOptions): Readonly<Record<string, string>> {
  return Object.freeze({
    'content-security-policy': "sandbox; default-src 'none'",
    'referrer-policy': 'no-referrer',
    ...commonHeaders(options),
  });
}

/** Headers of mails in HTML. A browser shows one with its own styles, loads nothing for it and gives it no origin. Its links open pages. */
export function mailHeaders(options: TransportOptions): Readonly<Record<string, string>> {
  return Object.freeze({
    'content-security-policy':
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    ...commonHeaders(options),
  });
}

function commonHeaders({ https, subdomains }: TransportOptions): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': subdomains ? `${ONE_YEAR}; includeSubDomains` : ONE_YEAR } : {}),
  };
}

function contentSecurityPolicy({ inline, firebase, hasBase }: SecurityOptions): string {
  const foreign = firebase ? FIREBASE : NONE;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.script.map(quoted), ...foreign.script],
    'style-src': ["'self'", ...inline.style.map(quoted)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...foreign.connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(foreign.frame.length > 0 ? { 'frame-src': foreign.frame } : {}),
    'frame-ancestors': ["'none'"],
    'base-uri': [hasBase ? "'self'" : "'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
