import { useEffect } from 'react';
import { beforeReload } from '../build-watch/before-reload.ts';

/**
 * Lets the browser ask before the tab closes, while there are unsaved changes. For forms without autosave, whose draft does not survive
 * the tab. Moves inside the application and a reload that the user requested do not ask, because the draft survives them.
 */
export function useUnsavedWarning(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const stop = (): void => window.removeEventListener('beforeunload', ask);
    window.addEventListener('beforeunload', ask);
    const forget = beforeReload(async () => stop());
    return () => {
      forget();
      stop();
    };
  }, [hasUnsaved]);
}
