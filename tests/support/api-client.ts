/** An answer of the API as a test sees it. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
}

/** Calls the API of a running server as one user, or as a visitor. */
export class ApiUser {
  readonly #url: string;
  #token: string | undefined;

  constructor(url: string, token?: string) {
    this.#url = url;
    this.#token = token;
  }

  /** Creates an account at the embedded identity and signs in. */
  static async signUp(url: string, email: string, password: string, name: string): Promise<ApiUser> {
    const created = await identity<{ idToken: string }>(url, 'accounts:signUp', { email, password, returnSecureToken: true });
    await identity(url, 'accounts:update', { idToken: created.idToken, displayName: name, returnSecureToken: true });
    return ApiUser.signIn(url, email, password);
  }

  static async signIn(url: string, email: string, password: string): Promise<ApiUser> {
    const { idToken } = await identity<{ idToken: string }>(url, 'accounts:signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    return new ApiUser(url, idToken);
  }

  async call<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Body };
  }

  /** The body of a call that must succeed. */
  async must<Body = unknown>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.call<Body>(method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
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
