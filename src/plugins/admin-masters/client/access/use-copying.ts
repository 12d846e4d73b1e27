import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { copyAccess } from '../../contract/access-endpoints.ts';
import type { EntityAccess } from '../../contract/access-schemas.ts';

interface CopyEnds {
  readonly onCopied: (items: readonly EntityAccess[]) => void;
  readonly onOutdated: () => void;
}

export interface Copying {
  readonly busy: boolean;
  /** Another administrator changed one of the kinds first. Nothing was copied. */
  readonly hasConflict: boolean;
  /** Answers whether the permissions were copied. */
  readonly copy: (from: EntityAccess, to: readonly EntityAccess[]) => Promise<boolean>;
}

/** Copies permissions from the versions that the administrator saw. */
export function useCopying({ onCopied, onOutdated }: CopyEnds): Copying {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const copy = async (from: EntityAccess, to: readonly EntityAccess[]): Promise<boolean> => {
    setBusy(true);
    try {
      const { items } = await api.call(copyAccess, { body: { from: versionOf(from), to: to.map(versionOf) } });
      setConflict(false);
      onCopied(items);
      snackbar.raise(t('access.copy.done'));
      return true;
    } catch (error) {
      // The snackbar has shown the reason.
      const isOutdated = error instanceof ApiError && error.status === 409;
      setConflict(isOutdated);
      if (isOutdated) onOutdated();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, hasConflict, copy };
}

function versionOf({ entity, version }: EntityAccess): { entity: string; version: number } {
  return { entity, version };
}
