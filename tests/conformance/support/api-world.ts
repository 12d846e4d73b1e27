import { coreClientPlugin } from '#core/client/app/core.client-plugin.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { Texts } from '#core/client/i18n/texts.ts';
import { Navigator } from '#core/client/navigation/navigator.ts';
import { createRegistry } from '#core/client/plugin/client-registry.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { TokenService } from '#core/client/token/token-service.ts';
import type { HttpMethod } from '#core/contract/endpoint.ts';
import { type Endpoint, endpoint } from '#core/contract/endpoint.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';

/** A network response, or nothing. */
export type Answer = () => Response | Promise<Response>;

/** A call of any method to `/pots/:id`. */
export function pots(method: HttpMethod): Endpoint<{ params: { id: string }; query?: { q?: string }; body?: unknown; reply: unknown }> {
  return endpoint({ id: `pots.${method}`, method, path: '/pots/:id', summary: 'Pots.' });
}

/** JSON with a status. */
export const json =
  (status: number, body: unknown): Answer =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A body of another type. */
export const answer =
  (status: number, body: string | null, type = 'text/plain'): Answer =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

/** The network does not respond. */
export const silence: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The services of the application, with a network that gives these responses in order, and then `{}` forever. */
export async function apiWorld(...answers: Answer[]) {
  const texts = new Texts(createRegistry([coreClientPlugin]));
  await texts.start();
  const sent: Request[] = [];
  globalThis.fetch = async (address, init) => {
    sent.push(new Request(new URL(String(address), 'https://trellis.test'), init));
    return (answers.shift() ?? json(200, {}))();
  };
  const navigator = new Navigator();
  const opened: string[] = [];
  navigator.attach({
    state: { location: { pathname: '/shed', search: '?tool=rake', hash: '' }, navigation: {} },
    navigate: async (to) => void opened.push(to),
  });
  const tokens = new TokenService();
  const snackbar = new SnackbarStore();
  const api = new ApiClient({ ...TEST_CONFIG, apiBase: '/base' }, tokens, snackbar, navigator, texts);
  return { api, tokens, snackbar, sent, opened };
}
