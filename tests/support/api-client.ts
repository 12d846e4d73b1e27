import { messageTo, newPhone } from './messages.ts';

/** A response of the API. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
}

/** Calls the API of a running server as one user, or as a visitor. */
export class ApiUser {
  /** The address of the server. */
  readonly url: string;
  #token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.#token = token;
  }

  /** Creates an account at the embedded identity, confirms a telephone number for it, and signs in. */
  static async signUp(url: string, email: string, password: string, name: string): Promise<ApiUser> {
    await confirmPhone(url, await ApiUser.createAccount(url, email, password, name));
    return ApiUser.signIn(url, email, password);
  }

  /** Creates an account at the embedded identity, with nothing confirmed. Resolves with its token. */
  static async createAccount(url: string, email: string, password: string, name: string): Promise<string> {
    const created = await identity<{ idToken: string }>(url, 'accounts:signUp', { email, password, returnSecureToken: true });
    await identity(url, 'accounts:update', { idToken: created.idToken, displayName: name, returnSecureToken: true });
    return created.idToken;
  }

  static async signIn(url: string, email: string, password: string): Promise<ApiUser> {
    const { idToken } = await identity<{ idToken: string }>(url, 'accounts:signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    return new ApiUser(url, idToken);
  }

  /** The headers that tell the user. */
  get headers(): Readonly<Record<string, string>> {
    return this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` };
  }

  async call<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Body };
  }

  /** Uploads a file for a purpose. Resolves with its id. */
  async upload(purpose: string, name: string, content: Buffer): Promise<string> {
    const response = await fetch(`${this.url}/api/files?purpose=${purpose}`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
      body: new Uint8Array(content),
    });
    if (!response.ok) throw new Error(`The upload of ${name} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { id: string }).id;
  }

  /** Returns the body of a call that must succeed. */
  async must<Body = unknown>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.call<Body>(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}

/** Requests a link that sets a new password. Resolves with the link's page on this site. */
export async function passwordLink(url: string, email: string): Promise<string> {
  await identity(url, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const { link = '' } = await messageTo(url, email, ({ mode }) => mode === 'resetPassword');
  return link;
}

/** Confirms the email address of an account. Tokens from later sign-ins say so. */
export async function confirmEmail(url: string, email: string, password: string): Promise<void> {
  const { idToken } = await identity<{ idToken: string }>(url, 'accounts:signInWithPassword', { email, password, returnSecureToken: true });
  await identity(url, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const { code } = await messageTo(url, email, ({ mode }) => mode === 'verifyEmail');
  await identity(url, 'accounts:update', { oobCode: code });
}

async function confirmPhone(url: string, idToken: string): Promise<void> {
  const phoneNumber = newPhone();
  const { sessionInfo } = await identity<{ sessionInfo: string }>(url, 'accounts:sendVerificationCode', { phoneNumber });
  const { code } = await messageTo(url, phoneNumber);
  await identity(url, 'accounts:signInWithPhoneNumber', { sessionInfo, code, idToken });
}

async function identity<Body>(url: string, operation: string, body: unknown): Promise<Body> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/${operation}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
