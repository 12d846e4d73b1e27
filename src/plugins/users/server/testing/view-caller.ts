import type { ApiErrorBody } from '#core/contract/errors.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { VIEW_AS_HEADER } from '#core/contract/view-as.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { type LooseInput, requestOf } from '#core/testing/test-request.ts';
import { openView } from '../../contract/view-as-endpoints.ts';

export const REASON = 'They asked for help with a form.';

/** Opens a view as the administrator and returns its id. */
export async function viewOf(server: TestServer, admin: string, userId: string): Promise<string> {
  return (await server.as('admin', admin).reply(openView, { body: { userId, reason: REASON } })).id;
}

/** The answer to a call that names a view. */
export interface ViewAnswer {
  readonly status: number;
  readonly body: Partial<ApiErrorBody> & Readonly<Record<string, unknown>>;
}

/** Makes a call with the headers of a caller and the id of a view. */
export async function callInView(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
  { view, call, input = {} }: { readonly view: string; readonly call: AnyEndpoint; readonly input?: LooseInput },
): Promise<ViewAnswer> {
  const answer = await server.app.inject(requestOf(call, input, { ...headers, [VIEW_AS_HEADER]: view }));
  return { status: answer.statusCode, body: answer.headers['content-type']?.toString().includes('json') ? answer.json() : {} };
}
