import type { ApiErrorBody } from '#core/contract/errors.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { HttpServer } from '#core/server/http/http-server.ts';
import type { CallAnswer, Caller, TestCaller } from './server-kit.ts';
import { type LooseInput, requestOf } from './test-request.ts';
import type { TestUsers } from './test-users.ts';

function bodyOf({ body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, unknown>> }): unknown {
  if (body === '') return undefined;
  return /[/+]json\b/.test(String(headers['content-type'])) ? JSON.parse(body) : body;
}

/** The errors that requests threw, by request id. */
type Thrown = ReadonlyMap<unknown, unknown>;

/** Keeps the errors that the requests of the server throw. */
export function rememberThrown(app: HttpServer): Thrown {
  const thrown = new Map<unknown, unknown>();
  app.addHook('onError', async (request, _reply, error) => {
    // Only other errors are answered 500. Each error keeps its request, and a fuzz test sends thousands of a megabyte.
    if (!(error instanceof ApiFault)) thrown.set(request.id, error);
  });
  return thrown;
}

/** What a caller needs of the server. */
export interface CallerParts {
  readonly app: HttpServer;
  readonly users: TestUsers;
  readonly thrown: Thrown;
}

/** A caller who makes calls of the server as that user. */
export function callerOf({ app, users, thrown }: CallerParts, who: Caller, name: string, signedInAt: Date | undefined): TestCaller {
  const headers = async (): Promise<Readonly<Record<string, string>>> =>
    who === 'visitor' ? {} : { authorization: await users.authorizationOf(who, name, signedInAt) };
  const sendAny = async (call: AnyEndpoint, input: LooseInput = {}): Promise<CallAnswer<unknown> & { readonly cause: unknown }> => {
    const answer = await app.inject(requestOf(call, input, await headers()));
    return { status: answer.statusCode, body: bodyOf(answer), cause: thrown.get(answer.headers['x-request-id']) };
  };
  const send = async (call: AnyEndpoint, input?: LooseInput): Promise<CallAnswer<unknown>> => {
    const { cause, ...answer } = await sendAny(call, input);
    if (answer.status !== 500) return answer;
    const shown = cause instanceof Error ? cause.stack : String(cause);
    throw new Error(`${call.id} as ${who} answered 500, because the server threw ${shown}`, { cause });
  };
  const replyOf = async (call: AnyEndpoint, input?: LooseInput): Promise<never> => {
    const { status, body } = await send(call, input);
    if (status >= 300) throw new Error(`${call.id} as ${who} answered ${status}: ${JSON.stringify(body)}`);
    // The server checked it against the contract before sending.
    return body as never;
  };
  return {
    reply: async (call, ...[input]) => replyOf(call, input as LooseInput | undefined),
    upload: replyOf,
    call: async (call, ...[input]) => (await send(call, input as LooseInput | undefined)) as never,
    status: async (call, input) => (await send(call, input)).status,
    refusal: async (call, input) => {
      const { status, body } = await send(call, input);
      if (status < 400) throw new Error(`${call.id} as ${who} was not refused: ${status} ${JSON.stringify(body)}`);
      return { ...(body as ApiErrorBody), status };
    },
    failure: async (call, input) => {
      const { status, body, cause } = await sendAny(call, input);
      if (status !== 500) throw new Error(`${call.id} as ${who} did not fail: ${status} ${JSON.stringify(body)}`);
      return { body: body as ApiErrorBody, cause };
    },
    headers,
    actor: () => users.actor(who, name),
  };
}
