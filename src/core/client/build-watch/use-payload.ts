import { type OwnResource, useResource } from '../data/use-resource.ts';
import { useService } from '../di/use-service.ts';
import { BuildWatcher } from './build-watcher.ts';

/**
 * What the build made for a page in a language: `client/payloads/<route>/<language>.json` of its plugin, fetched with the name
 * of the build that this page came with (specification section 7).
 *
 * @param route address of the page without its first slash, `privacy-policy`
 */
export function usePayload<Payload>(route: string, language: string): OwnResource<Payload> {
  const builds = useService(BuildWatcher);
  const address = `/payloads/${route}/${language}.${builds.running}.json`;
  return useResource(async (signal) => {
    const response = await fetch(address, { signal });
    // What is gone went with its build: the newer one is offered without waiting for the next poll.
    if (response.status === 404) void builds.poll();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as Payload;
  }, address);
}
