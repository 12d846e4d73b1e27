/** The texts of the notice in one language. */
export interface LanguageNoticeWords {
  /** Says which language is shown. */
  readonly text: string;
  /** Accessible name of the button that closes the notice. */
  readonly close: string;
}

/** The texts by language. They are shown once, so they are not part of the first view. English is the default and needs no notice. */
export const LANGUAGE_NOTICE_WORDS: Readonly<Record<string, LanguageNoticeWords>> = Object.freeze({
  ar: { text: 'هذا الموقع معروض بالعربية.', close: 'متابعة بالعربية' },
  de: { text: 'Diese Website ist auf Deutsch.', close: 'Bei Deutsch bleiben' },
  fa: { text: 'این سایت به فارسی است.', close: 'ادامه به فارسی' },
  he: { text: 'האתר מוצג בעברית.', close: 'להישאר בעברית' },
});
