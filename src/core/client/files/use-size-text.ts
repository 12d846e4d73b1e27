import { useLocale } from '../i18n/use-locale.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a function that writes a size in the language of the page: `1.4 MB`, `1,4 MB`. */
export function useSizeText(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) => {
    const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
    // The short form of a byte is the word, without its plural in English.
    const unitDisplay = step === 0 ? 'long' : 'short';
    const options = { style: 'unit', unit: UNITS[step], unitDisplay, maximumFractionDigits: step > 1 ? 1 : 0 } as const;
    return new Intl.NumberFormat(locale, options).format(bytes / 1024 ** step);
  };
}
