import { useSyncExternalStore } from 'react';

// From here on a preview fits beside the list (docs/design.md).
const QUERY = '(min-width: 1600px)';

/** Whether there is room for a preview beside the list. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(follow, read);
}

function follow(changed: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

function read(): boolean {
  return matchMedia(QUERY).matches;
}
