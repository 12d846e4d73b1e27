import type { ApiErrorBody } from '#core/contract/errors.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { VIEW_AS_HEADER } from '#core/contract/view-as.ts';
import type { TestServer } from './server-kit.ts';
import { type LooseInput, requestOf } from './test-request.ts';

/** The answer to a call that names a view. */
export interface ViewAnswer {
  readonly status: number;
  readonly body: Partial<ApiErrorBody> & Readonly<Record<string, unknown>>;
}

/** Makes a call with the headers of a caller and the id of a view of the site as another user. */
export async function callInView(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
  { view, call, input = {} }: { readonly view: string; readonly call: AnyEndpoint; readonly input?: LooseInput },
): Promise<ViewAnswer> {
  const answer = await server.app.inject(requestOf(call, input, { ...headers, [VIEW_AS_HEADER]: view }));
  return { status: answer.statusCode, body: answer.headers['content-type']?.toString().includes('json') ? answer.json() : {} };
}
