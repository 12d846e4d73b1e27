import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';
import type { AnyEndpoint, DownloadEndpoint, DownloadShape, UploadEndpoint, UploadShape } from '#core/contract/file-endpoint.ts';
import { VIEW_ENDED } from '#core/contract/view-as.ts';
import { ClientSettings } from '../config/client-settings.ts';
import { inject, injectable } from '../di/injection.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';
import { AccessNews } from './access-news.ts';
import { type ApiError, headersOfFailure, toApiError } from './api-error.ts';
import type { ApiResponse, CallArguments, DownloadArguments, DownloadedFile, LooseInput, UploadInput } from './call-input.ts';
import { downloadFailureText, failureText, rawFailureText } from './failure-text.ts';
import { dropView } from './open-view.ts';

// Long enough to read an unexpected sentence.
const ERROR_MS = 8000;

// An older response is not used any more.
const BEGUN_MS = 20_000;

/** A call that was sent before it was needed. */
interface BegunCall {
  readonly answer: Promise<ApiResponse<unknown>>;
  readonly signal: AbortSignal | undefined;
  readonly at: number;
}

/**
 * Calls the API. Every call sends the bearer token of the session cookie, if there is one.
 *
 * Each failure is logged and thrown as {@link ApiError}. A 401 redirects to `/check-auth` without a message. While the user signs out, it is not even logged. Any other failure shows a
 * snackbar for 8 s (specification sections 7 and 8), except in three cases: the call is `quiet` because the user did not start it; the
 * page shows all issues beside their fields; or the account is suspended and the screen of the suspension replaces the page. A call that the caller aborts is not a failure. A response
 * that is not a JSON object or list is a failure, because it did not come from the API.
 *
 * A GET is retried once after 408, 409, 425, 429, 500, 502, 503, 504 or no response. Other calls are not retried
 * (docs/decisions/0008-retry-rule.md).
 */
@injectable()
export class ApiClient {
  /** What the answers so far say about the rights of the user. */
  readonly news = new AccessNews();
  private readonly begun = new Map<string, BegunCall>();

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
    return (await this.send<DownloadedFile>(endpoint as DownloadEndpoint, input ?? {}, downloadFailureText)).body;
  }

  /** Sends a call and returns the complete response. The snackbar of a failure shows the unchanged body. */
  async raw<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    ...[input]: CallArguments<Shape>
  ): Promise<ApiResponse<Shape['reply']>> {
    return this.send<Shape['reply']>(endpoint as Endpoint, (input ?? {}) as LooseInput, rawFailureText);
  }

  /**
   * Sends a GET before it is needed. The first call with the same input takes its response or failure, within 20 s. Only this call
   * reports the failure. A write, {@link drop} and the abort of `signal` discard the response.
   *
   * @example api.begin(getJob, { params: { id }, signal })
   */
  begin<Shape extends EndpointShape>(endpoint: Endpoint<Shape>, ...[input]: CallArguments<Shape>): void {
    const loose = (input ?? {}) as LooseInput;
    const answer = this.transmit(endpoint as Endpoint, loose, this.tokens.reload());
    answer.catch(() => undefined);
    this.begun.set(keyOf(endpoint as Endpoint, loose), { answer, signal: loose.signal, at: Date.now() });
  }

  /** The body of a response that {@link begin} asked for, which stays there for the call. `undefined` after a failure. */
  async foreseen<Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    ...[input]: CallArguments<Shape>
  ): Promise<Shape['reply'] | undefined> {
    const call = this.begun.get(keyOf(endpoint as Endpoint, (input ?? {}) as LooseInput));
    const answer = await call?.answer.catch(() => undefined);
    return answer?.body;
  }

  /** Discards the responses of all calls that {@link begin} sent. */
  drop(): void {
    this.begun.clear();
  }

  /** Loads the HTTP library in advance, for a page that is about to send a call. Otherwise the first call loads it. */
  prepare(): void {
    // A later call loads the library again and reports a failure.
    sender().catch(() => undefined);
  }

  private async send<Body>(endpoint: AnyEndpoint, input: LooseInput, textOf: typeof failureText): Promise<ApiResponse<Body>> {
    const token = this.tokens.reload();
    const { isSigningOut } = this.navigator;
    this.news.lastCallAt = Date.now();
    try {
      const begun = this.taken(endpoint, input) as Promise<ApiResponse<Body>> | undefined;
      const answer = await (begun ?? this.transmit<Body>(endpoint, input, token));
      this.news.heard(answer.response.headers);
      return answer;
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      const error = toApiError(cause);
      if (error.status === 401 && this.hasSignedOut(token, isSigningOut)) throw error;
      console.error(`${endpoint.method} ${endpoint.path} failed`, error);
      this.news.heard(headersOfFailure(error));
      if (error.status === 401) this.refuse(token);
      else if (error.code === 'suspended') this.news.suspended({ isQuiet: input.quiet ?? false });
      else if (error.code === VIEW_ENDED) this.leaveView();
      else if (!input.quiet) this.report(error, textOf);
      throw error;
    }
  }

  private report(error: ApiError, textOf: typeof failureText): void {
    const raise = (): void => {
      if (!error.isShownAtFields) this.snackbar.raise(textOf(error, this.texts.i18n), { color: 'error', timeout: ERROR_MS });
    };
    if (error.issues.length === 0) raise();
    // The caller gets the error first, and may show its issues.
    else setTimeout(raise);
  }

  // Loads a page anew, because everything in this one belongs to the viewed person.
  private leaveView(): void {
    const view = dropView({ isEnded: true });
    if (view !== undefined) this.navigator.load(view.returnTo);
  }

  private taken(endpoint: AnyEndpoint, input: LooseInput): Promise<ApiResponse<unknown>> | undefined {
    // The responses may be older than what the write changes.
    if (endpoint.method !== 'GET') this.drop();
    const key = keyOf(endpoint, input);
    const call = this.begun.get(key);
    this.begun.delete(key);
    return call === undefined || call.signal?.aborted || Date.now() - call.at > BEGUN_MS ? undefined : call.answer;
  }

  /** Whether the user is signing out or has signed out since the call. No session is left to recover, so the refusal is not a failure. */
  private hasSignedOut(token: string | null, wasSigningOut: boolean): boolean {
    return wasSigningOut || this.navigator.isSigningOut || (token !== null && this.tokens.reload() === null);
  }

  private refuse(token: string | null): void {
    this.tokens.refused = token;
    void this.navigator.checkAuth();
  }

  /** Sends one call and waits for its response. The test kit overrides only this method with its own responses. */
  protected async transmit<Body>(endpoint: AnyEndpoint, input: LooseInput, token: string | null): Promise<ApiResponse<Body>> {
    if (endpoint.kind) {
      const { transfer } = await import(/* webpackChunkName: "upload" */ './file-transfer.ts');
      return (await transfer(this.settings.apiBase, endpoint, input, token)) as ApiResponse<Body>;
    }
    const { sendJson } = await sender();
    return (await sendJson(this.settings.apiBase, endpoint, input, token)) as ApiResponse<Body>;
  }
}

// Loaded on demand, because the first view of a visitor sends no call.
function sender(): Promise<typeof import('./json-call.ts')> {
  return import(/* webpackChunkName: "calls" */ './json-call.ts');
}

function keyOf({ id }: AnyEndpoint, { params, query }: LooseInput): string {
  return JSON.stringify([id, params, query]);
}
