/** The texts that offer a language, written in that language. Its other texts load only after the user accepts. */
export interface LanguageOffer {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** The same question in English, for users who cannot read the offered language. */
  readonly inEnglish: string;
}

/** The offers by language. English is the default and needs no offer. */
export const LANGUAGE_OFFERS: Readonly<Record<string, LanguageOffer>> = Object.freeze({
  ar: { question: 'هل تريد قراءة هذا الموقع بالعربية؟', yes: 'نعم، بالعربية', no: 'لا، شكرًا', inEnglish: 'Read this site in Arabic?' },
  de: { question: 'Diese Seite auf Deutsch lesen?', yes: 'Ja, auf Deutsch', no: 'Nein, danke', inEnglish: 'Read this site in German?' },
  fa: { question: 'این سایت را به فارسی می‌خوانید؟', yes: 'بله، به فارسی', no: 'نه، ممنون', inEnglish: 'Read this site in Persian?' },
  he: { question: 'לקרוא את האתר בעברית?', yes: 'כן, בעברית', no: 'לא, תודה', inEnglish: 'Read this site in Hebrew?' },
});
