import type { ofetch } from 'ofetch';
import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';
import type { AnyEndpoint, DownloadEndpoint, DownloadShape, UploadEndpoint, UploadShape } from '#core/contract/file-endpoint.ts';
import { ClientSettings } from '../config/client-settings.ts';
import { inject, injectable } from '../di/injection.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';
import { replyOf, toApiError } from './api-error.ts';
import {
  abortSignalOf,
  type CallArguments,
  type DownloadArguments,
  type DownloadedFile,
  fillPath,
  type LooseInput,
  type UploadInput,
} from './call-input.ts';
import { failureText, rawFailureText } from './failure-text.ts';

/** A complete response. */
export interface ApiResponse<Body> {
  /** Status and headers. The body has already been read. */
  readonly response: Response;
  readonly body: Body;
}

// Long enough to read an unexpected sentence.
const ERROR_MS = 8000;

/**
 * Calls the API. Every call sends the bearer token of the session cookie, if there is one.
 *
 * Each failure is logged and thrown as {@link ApiError}. A 401 redirects to `/check-auth` without a message. Any other failure shows a
 * snackbar for 8 s (specification sections 7 and 8), unless the call is `quiet` because the user did not start it. A call that the
 * caller aborts is not a failure. A GET is retried once after 408, 409, 425, 429, 500, 502, 503, 504 or no response. Other calls are
 * not retried (docs/decisions/0008-retry-rule.md). A response that is not a JSON object or list is a failure too, because it did not
 * come from the API.
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
   * Sends a call and returns the body of the response.
   *
   * @example api.call(getJob, { params: { id }, signal })
   */
  async call<Shape extends EndpointShape>(endpoint: Endpoint<Shape>, ...[input]: CallArguments<Shape>): Promise<Shape['reply']> {
    const { body } = await this.send<Shape['reply']>(endpoint as Endpoint, (input ?? {}) as LooseInput, failureText);
    return body;
  }

  /**
   * Sends a file. `onUpload` receives the progress, and `signal` cancels the upload. `FileUpload` combines these for a page.
   *
   * @example api.upload(addPhoto, { params: { id }, file, onUpload, signal })
   */
  async upload<Shape extends UploadShape>(endpoint: UploadEndpoint<Shape>, input: UploadInput<Shape>): Promise<Shape['reply']> {
    return (await this.send<Shape['reply']>(endpoint as UploadEndpoint, input, failureText)).body;
  }

  /** Sends a download call and returns the file with its name. */
  async download<Shape extends DownloadShape>(
    endpoint: DownloadEndpoint<Shape>,
    ...[input]: DownloadArguments<Shape>
  ): Promise<DownloadedFile> {
    return (await this.send<DownloadedFile>(endpoint as DownloadEndpoint, input ?? {}, failureText)).body;
  }

  /** Sends a call and returns the complete response. The snackbar of a failure shows the unchanged body. */
  async raw<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    ...[input]: CallArguments<Shape>
  ): Promise<ApiResponse<Shape['reply']>> {
    return this.send<Shape['reply']>(endpoint as Endpoint, (input ?? {}) as LooseInput, rawFailureText);
  }

  /** Loads the HTTP library in advance, for a page that is about to send a call. Otherwise the first call loads it. */
  prepare(): void {
    // A later call loads the library again and reports a failure.
    library().catch(() => undefined);
  }

  private async send<Body>(endpoint: AnyEndpoint, input: LooseInput, textOf: typeof failureText): Promise<ApiResponse<Body>> {
    const token = this.tokens.reload();
    try {
      return await this.transmit<Body>(endpoint, input, token);
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      const error = toApiError(cause);
      console.error(`${endpoint.method} ${endpoint.path} failed`, error);
      if (error.status === 401) this.refuse(token);
      else if (!input.quiet) this.snackbar.raise(textOf(error, this.texts.i18n), { color: 'error', timeout: ERROR_MS });
      throw error;
    }
  }

  private refuse(token: string | null): void {
    // The user signed out during the call, so there is no session to recover.
    if (token !== null && this.tokens.reload() === null) return;
    this.tokens.refused = token;
    void this.navigator.checkAuth();
  }

  /** Sends one call and waits for its response. The test kit overrides only this method with its own responses. */
  protected async transmit<Body>(endpoint: AnyEndpoint, input: LooseInput, token: string | null): Promise<ApiResponse<Body>> {
    if (endpoint.kind) {
      const { transfer } = await import(/* webpackChunkName: "upload" */ './file-transfer.ts');
      return (await transfer(this.settings.apiBase, endpoint, input, token)) as ApiResponse<Body>;
    }
    const { params, query, body, quiet, timeout, onUpload, signal, ...options } = input;
    const headers = new Headers(options.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const end = abortSignalOf(endpoint, input);
    const fetching = await fetcher(onUpload);
    const response = await fetching.raw<string, 'text'>(this.settings.apiBase + fillPath(endpoint.path, params), {
      ...options,
      method: endpoint.method,
      headers,
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      signal: end,
      responseType: 'text',
    });
    return { response, body: replyOf(response) as Body };
  }
}

// Loaded on demand, because the first view of a visitor sends no call.
async function library(): Promise<typeof ofetch> {
  return (await import(/* webpackChunkName: "calls" */ 'ofetch')).ofetch;
}

async function fetcher(onUpload: LooseInput['onUpload']): Promise<typeof ofetch> {
  if (onUpload === undefined) return library();
  const [ofetch, { uploading }] = await Promise.all([library(), import(/* webpackChunkName: "upload" */ './upload-progress.ts')]);
  return uploading(ofetch, onUpload);
}
