import { useCallback, useEffect, useState } from 'react';
import { Resource } from './resource.ts';

/** A resource of one component, and how to fetch it again. */
export interface OwnResource<Value> {
  readonly resource: Resource<Value>;
  readonly load: () => void;
}

/**
 * Something that one component fetches for itself, when it appears and whenever `key` changes; dropped when it goes.
 *
 * @example const { resource, load } = useResource((signal) => api.call(getCandidate, { params: { id }, signal }), id)
 */
export function useResource<Value>(fetchValue: (signal: AbortSignal) => Promise<Value>, key = ''): OwnResource<Value> {
  const [resource] = useState(() => new Resource<Value>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched is named by the key; the function is new at every render
  const load = useCallback(() => void resource.load(fetchValue), [resource, key]);
  useEffect(() => {
    load();
    return () => resource.cancel();
  }, [resource, load]);
  return { resource, load };
}
