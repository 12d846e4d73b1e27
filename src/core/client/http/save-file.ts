import type { DownloadedFile } from './call-input.ts';

/** Saves a downloaded file as the browser saves any download. `fallback` is its name if the server sent none. */
export function saveFile({ blob, name }: DownloadedFile, fallback: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? fallback;
  link.click();
  // The browser has not read the file yet when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
