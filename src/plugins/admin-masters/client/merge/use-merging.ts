import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { mergeRow } from '../../contract/endpoints.ts';
import type { MergePreview } from '../../contract/reply-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { masterList, rowFilters } from '../master-list.ts';
import { useNameOf } from '../row-source.ts';

interface Merging {
  readonly busy: boolean;
  /** Why nothing was merged. */
  readonly failure: unknown;
  /** Returns whether the rows are merged. */
  readonly merge: (preview: MergePreview) => Promise<boolean>;
}

/** Merges two rows as the preview showed them. The page of the row that stays is shown afterwards. */
export function useMerging(entity: string): Merging {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const rows = useEntities(masterList(entity).rows);
  const snackbar = useService(SnackbarStore);
  const go = useGo();
  const shown = filterValuesIn(rowFilters, useSearch());
  const nameOf = useNameOf();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const merge = async ({ from, into }: MergePreview): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { into: into.code, version: from.version };
      await api.call(mergeRow, { params: { entity, code: from.code }, body });
      rows.outdate();
      snackbar.raise(t('merge.done', { from: nameOf(from), into: nameOf(into) }));
      // "Back" must not lead to the row that is gone.
      go(href(masterRoutes.form, { entity }, { ...shown, code: into.code }), { replace: true });
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, merge };
}
