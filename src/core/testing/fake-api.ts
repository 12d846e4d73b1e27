import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { ApiResponse, LooseInput } from '#core/client/http/call-input.ts';
import { EPOCH_HEADER } from '#core/contract/epoch.ts';
import type { Issue } from '#core/contract/errors.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';

/**
 * Replies by endpoint id: a value, a {@link refusal}, or a function of the request, which may throw a refusal. `*` is the reply to every
 * other call.
 */
export type FakeReplies = Readonly<Record<string, unknown>>;

/** A recorded call. */
export interface MadeCall {
  /** Id of the endpoint. */
  readonly id: string;
  readonly params: unknown;
  readonly query: unknown;
  /** The body, or the file of an upload. */
  readonly body: unknown;
}

/** Creates an error answer of the API. */
export function refusal(status: number, code: string, message: string, issues?: readonly Issue[]): ApiError {
  return new ApiError(status, { code, message, ...(issues === undefined ? {} : { issues }) });
}

/** The real client with fake answers. Logs, snackbars and the redirect to `/check-auth` are those of the application. */
export class FakeApi extends ApiClient {
  /** All recorded calls, oldest first. */
  readonly calls: MadeCall[] = [];
  /** The number of the last change of rights in the headers of every answer. */
  epoch = '1';
  readonly #replies: FakeReplies;

  constructor(replies: FakeReplies, ...services: ConstructorParameters<typeof ApiClient>) {
    super(...services);
    this.#replies = replies;
  }

  protected override async transmit<Body>(endpoint: AnyEndpoint, input: LooseInput): Promise<ApiResponse<Body>> {
    const { params, query, file, body = file, onUpload, signal } = input;
    this.calls.push({ id: endpoint.id, params, query, body });
    const key = endpoint.id in this.#replies ? endpoint.id : '*';
    if (!(key in this.#replies)) throw new Error(`The test does not say what "${endpoint.id}" answers.`);
    const reply = this.#replies[key];
    // Each call gets an error of its own, because the application marks errors that it has shown.
    if (reply instanceof ApiError) throw new ApiError(reply.status, reply.body);
    const answer = await (typeof reply === 'function' ? reply({ params, query, body, onUpload, signal }) : reply);
    return { response: new Response(null, { status: 200, headers: { [EPOCH_HEADER]: this.epoch } }), body: answer as Body };
  }
}
