import { useCallback, useEffect, useState } from 'react';
import { Resource } from './resource.ts';

/** A resource of one component, with a function that fetches it again. */
export interface OwnResource<Value> {
  readonly resource: Resource<Value>;
  readonly load: () => void;
}

/**
 * Fetches a resource for one component when it mounts and when `key` changes. Aborts the request when the component unmounts.
 *
 * @example const { resource, load } = useResource((signal) => api.call(getCandidate, { params: { id }, signal }), id)
 */
export function useResource<Value>(fetchValue: (signal: AbortSignal) => Promise<Value>, key = ''): OwnResource<Value> {
  const [resource] = useState(() => new Resource<Value>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request; the function is new at every render
  const load = useCallback(() => void resource.load(fetchValue), [resource, key]);
  useEffect(() => {
    load();
    return () => resource.cancel();
  }, [resource, load]);
  return { resource, load };
}
