import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { deleteMapping, getMapping, keepMapping } from '../../contract/endpoints.ts';
import type { ImportMapping } from '../../contract/mapping-schemas.ts';
import type { ListedMapping } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';

interface KeptMappingActions {
  readonly busy: boolean;
  /** Loads the content of a mapping; `undefined` when it does not load. */
  readonly find: (kept: ListedMapping) => Promise<ImportMapping | undefined>;
  /** Resolves to whether the mapping is kept. */
  readonly keep: (name: string, mapping: ImportMapping) => Promise<boolean>;
  /** A removal can be undone for a minute. */
  readonly remove: (kept: ListedMapping) => Promise<void>;
}

/**
 * Keeps and deletes mappings of the place. The client shows the reason of a failure.
 *
 * @param reload fetches the list again
 */
export function useKeptMappings(reload: () => void): KeptMappingActions {
  const t = useT('imports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { place } = useDesk();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
      reload();
    }
  };
  const find = async ({ id }: ListedMapping): Promise<ImportMapping | undefined> => {
    try {
      return (await api.call(getMapping, { params: { id } })).mapping;
    } catch {
      return undefined;
    }
  };
  const put = (name: string, mapping: ImportMapping): Promise<boolean> =>
    attempt(() => api.call(keepMapping, { query: place, body: { name, mapping } }));
  return {
    busy,
    find,
    keep: async (name, mapping) => {
      const isKept = await put(name, mapping);
      if (isKept) snackbar.raise(t('kept.done', { name }));
      return isKept;
    },
    remove: async (kept) => {
      const { id, name } = kept;
      // For the undo.
      const mapping = await find(kept);
      if (mapping === undefined) return reload();
      if (!(await attempt(() => api.call(deleteMapping, { params: { id } })))) return;
      snackbar.raise(t('kept.removed', { name }), { undo: () => void put(name, mapping) });
    },
  };
}
