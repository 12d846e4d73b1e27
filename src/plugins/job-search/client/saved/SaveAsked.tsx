import { useEffect } from 'react';
import { useGo } from '#core/client/navigation/go.tsx';
import { usePathname, useSearch } from '#core/client/navigation/page-address.ts';
import { withoutAsking } from './saving-address.ts';
import { type SavedSubject, useSaving } from './use-saving.ts';

interface SaveAskedProps {
  readonly job: SavedSubject;
  readonly maySave: boolean;
}

/** Saves a posting once. The request then leaves the address, so that a reload does not save it again. Renders nothing. */
export function SaveAsked({ job, maySave }: SaveAskedProps): undefined {
  const query = useSearch();
  const path = usePathname();
  const go = useGo();
  const { save } = useSaving();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request in the address
  useEffect(() => {
    go(path + withoutAsking(query), { replace: true });
    if (maySave) void save(job);
  }, []);
}
