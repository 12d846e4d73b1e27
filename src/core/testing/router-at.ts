import { createMemoryRouter } from 'react-router-dom';
import type { MakeRouter } from '#core/client/router/create-router.ts';

/** Makes a router without a browser's address bar that starts at the given address. */
export function routerAt(address: string): MakeRouter {
  return (routes) => createMemoryRouter(routes, { initialEntries: [address] });
}
