import { type OwnResource, useResource } from '../data/use-resource.ts';
import { useService } from '../di/use-service.ts';
import { BuildWatcher } from './build-watcher.ts';

/**
 * Fetches the content that the build made for a page in one language: `client/payloads/<route>/<language>.json` of its plugin. The
 * address contains the id of the build of the current page (specification section 7).
 *
 * @param route address of the page without its first slash, for example `privacy-policy`
 */
export function usePayload<Payload>(route: string, language: string): OwnResource<Payload> {
  const builds = useService(BuildWatcher);
  const address = `/payloads/${route}/${language}.${builds.running}.json`;
  return useResource(async (signal) => {
    const response = await fetch(address, { signal });
    // The payload is gone because a newer build replaced this one. Poll now, so that the newer build is offered at once.
    if (response.status === 404) void builds.poll();
    if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
    return (await response.json()) as Payload;
  }, address);
}
