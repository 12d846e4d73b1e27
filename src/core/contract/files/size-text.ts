const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size for the English sentences of the server: `5 MB`, `1.4 MB`. One unit is 1024 of the next smaller one. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  // Rounded down, so that a text never promises more room than there is.
  return `${(Math.floor(size * 10) / 10).toLocaleString('en')} ${UNITS[unit]}`;
}
