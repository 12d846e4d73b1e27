import { useState } from 'react';
import { deleteMapping, keepMapping } from '#core/contract/imports/endpoints.ts';
import type { ImportMapping, KeptMapping } from '#core/contract/imports/import-mapping.ts';
import { useService } from '../../di/use-service.ts';
import { ApiClient } from '../../http/api-client.ts';
import { useT } from '../../i18n/use-t.ts';
import { SnackbarStore } from '../../snackbar/snackbar-store.ts';
import { useDesk } from '../desk.ts';

interface KeptMappingActions {
  readonly busy: boolean;
  /** Resolves to whether the mapping is kept. */
  readonly keep: (name: string, mapping: ImportMapping) => Promise<boolean>;
  /** A removal can be undone for ten seconds. */
  readonly remove: (kept: KeptMapping) => Promise<void>;
}

/**
 * Keeps and deletes mappings of the place. The client shows the reason of a failure.
 *
 * @param reload fetches the list again
 */
export function useKeptMappings(reload: () => void): KeptMappingActions {
  const t = useT('core');
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
  const put = (name: string, mapping: ImportMapping): Promise<boolean> =>
    attempt(() => api.call(keepMapping, { query: place, body: { name, mapping } }));
  return {
    busy,
    keep: async (name, mapping) => {
      const isKept = await put(name, mapping);
      if (isKept) snackbar.raise(t('imports.kept.done', { name }));
      return isKept;
    },
    remove: async ({ id, name, mapping }) => {
      if (!(await attempt(() => api.call(deleteMapping, { params: { id } })))) return;
      snackbar.raise(t('imports.kept.removed', { name }), { undo: () => void put(name, mapping) });
    },
  };
}
