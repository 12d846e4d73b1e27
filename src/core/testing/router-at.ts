import { createMemoryRouter } from 'react-router-dom';
import type { MakeRouter } from '#core/client/router/create-router.ts';

/** A router without a browser's address bar that begins at an address. */
export function routerAt(address: string): MakeRouter {
  return (routes) => createMemoryRouter(routes, { initialEntries: [address] });
}
