import { FetchError, ofetch } from 'ofetch';
import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';
import { ClientSettings } from '../app/client-settings.ts';
import { inject, injectable } from '../di/inject.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../router/navigator.ts';
import { TokenService } from '../session/token-service.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { ApiError } from './api-error.ts';
import type { CallArguments, LooseInput } from './call-input.ts';
import { failureText, rawFailureText } from './failure-text.ts';

/** An answer in full. */
export interface ApiResponse<Body> {
  /** Status and headers; its body has been read. */
  readonly response: Response;
  readonly body: Body;
}

/**
 * Calls the API. Every call carries the bearer token of the session cookie, if there is one.
 *
 * Each failure is logged and re-thrown as {@link ApiError}. A 401 leads to `/check-auth` without a word, any other failure
 * raises a snackbar unless the caller said `quiet` (specification sections 7 and 8). A call that its caller gave up is no
 * failure. GETs are tried once more on 408, 409, 425, 429, 500, 502, 503, 504 and when no answer came; nothing else is
 * (docs/decisions/0008-retry-rule.md).
 */
@injectable()
export class ApiClient {
  constructor(
    @inject(ClientSettings) private readonly settings: ClientSettings,
    @inject(TokenService) private readonly tokens: TokenService,
    @inject(SnackbarStore) private readonly snackbar: SnackbarStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  /**
   * The body of the answer.
   *
   * @example api.call(getJob, { params: { id }, signal })
   */
  async call<Shape extends EndpointShape>(endpoint: Endpoint<Shape>, ...[input]: CallArguments<Shape>): Promise<Shape['reply']> {
    const { body } = await this.send<Shape['reply']>(endpoint as Endpoint, (input ?? {}) as LooseInput, failureText);
    return body;
  }

  /** The answer in full. Its failures show the body as it came. */
  async raw<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    ...[input]: CallArguments<Shape>
  ): Promise<ApiResponse<Shape['reply']>> {
    return this.send<Shape['reply']>(endpoint as Endpoint, (input ?? {}) as LooseInput, rawFailureText);
  }

  private async send<Body>(endpoint: Endpoint, input: LooseInput, textOf: typeof failureText): Promise<ApiResponse<Body>> {
    try {
      return await this.transmit<Body>(endpoint, input);
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      const error = toApiError(cause);
      console.error(`${endpoint.method} ${endpoint.path} failed`, error);
      if (error.status === 401) void this.navigator.checkAuth();
      else if (!input.quiet) this.snackbar.raise(textOf(error, this.texts.i18n), { color: 'error' });
      throw error;
    }
  }

  /** Sends one call and waits for its answer. A test kit puts its own answers here, so that all the rest is real. */
  protected async transmit<Body>(endpoint: Endpoint, input: LooseInput): Promise<ApiResponse<Body>> {
    const token = this.tokens.reload();
    const response = await ofetch.raw<Body>(this.settings.apiBase + fillPath(endpoint.path, input.params ?? {}), {
      method: endpoint.method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(input.query === undefined ? {} : { query: input.query }),
      ...(input.body === undefined ? {} : { body: input.body as Record<string, unknown> }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    });
    return { response, body: response._data as Body };
  }
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!(cause instanceof FetchError)) return new ApiError(0, undefined, cause);
  return new ApiError(cause.status ?? 0, cause.data, cause);
}
