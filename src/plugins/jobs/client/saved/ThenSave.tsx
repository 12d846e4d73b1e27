import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { usePathname, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { asksToSave, withoutAsking } from './saving-address.ts';
import { type SavedSubject, useSaving } from './use-saving.ts';

/**
 * Saves the posting on screen once if the address asks for it, because a visitor wanted to save it and signed in. The request then leaves the
 * address, so that a reload does not save it again.
 */
export const ThenSave = observer(function ThenSave({ job }: { readonly job: SavedSubject }): null {
  const session = useService(SessionStore);
  const query = useSearch();
  const path = usePathname();
  const go = useGo();
  const { save } = useSaving();
  const isAsked = asksToSave(query) && session.status === 'signed-in';
  const maySave = session.may('job-posting', 'save');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request in the address
  useEffect(() => {
    if (!isAsked) return;
    go(path + withoutAsking(query), { replace: true });
    if (maySave) void save(job);
  }, [isAsked]);
  return null;
});
