import { useEffect, useRef, useState } from 'react';
import { useResolve, useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import type { FindEntries } from './load-entries.ts';
import type { PaletteList } from './PaletteList.tsx';

/** What the palette needs to show entries. */
interface PaletteCode {
  readonly find: FindEntries;
  readonly PaletteList: typeof PaletteList;
}

const load = () =>
  Promise.all([
    import(/* webpackChunkName: "palette" */ './load-entries.ts'),
    import(/* webpackChunkName: "palette" */ './PaletteList.tsx'),
  ]);

/** Loads the code of the palette in advance. */
export function preloadPalette(): void {
  // The palette reports a failed load when it opens.
  load().catch(() => undefined);
}

/** The entries and their list; `undefined` until they are loaded. If their code does not load, a message says so and `onFailure` is called. */
export function usePaletteCode(onFailure: () => void): PaletteCode | undefined {
  const t = useT('core');
  const resolve = useResolve();
  const snackbar = useService(SnackbarStore);
  const [code, setCode] = useState<PaletteCode>();
  const fail = useRef(onFailure);
  useEffect(() => {
    let isOpen = true;
    const prepare = async (): Promise<void> => {
      const [{ loadEntries }, { PaletteList }] = await load();
      const find = await loadEntries(resolve);
      if (isOpen) setCode({ find, PaletteList });
    };
    prepare().catch((error: unknown) => {
      console.error('The command palette did not load', error);
      if (!isOpen) return;
      fail.current();
      snackbar.raise(t('error.chunk'), { color: 'error' });
    });
    return () => {
      isOpen = false;
    };
  }, [resolve, snackbar, t]);
  return code;
}
