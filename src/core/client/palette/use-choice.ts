import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { useGo } from '../navigation/go.tsx';
import { Navigator } from '../navigation/navigator.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { type PaletteEntry, rememberChoice } from './palette-entry.ts';

/** Returns a function that closes the palette, runs the chosen entry and remembers it. */
export function useChoice(close: () => void): (entry: PaletteEntry) => void {
  const t = useT('core');
  const go = useGo();
  const navigator = useService(Navigator);
  const snackbar = useService(SnackbarStore);
  const run = async ({ run }: PaletteEntry): Promise<void> => {
    const address = await run();
    if (address === undefined) return;
    const isOpen = pathOf(address) === pathOf(navigator.address);
    go(address);
    // The router moves the focus only when another page opens.
    if (isOpen) focusHeading(document.body);
  };
  return (entry) => {
    close();
    rememberChoice(entry.id);
    run(entry).catch((error: unknown) => {
      console.error(`"${entry.id}" of the command palette failed`, error);
      snackbar.raise(t('palette.failed'), { color: 'error' });
    });
  };
}

function pathOf(address: string): string {
  return new URL(address, location.origin).pathname;
}
