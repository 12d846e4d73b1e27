export interface OfferWords {
  /** Name of the region. */
  readonly label: string;
  readonly text: string;
  readonly reload: string;
  readonly later: string;
}

/** The texts of the offer by language. They are rarely shown, so they are not part of the first view. */
export const OFFER_WORDS: Readonly<Record<string, OfferWords>> = Object.freeze({
  en: {
    label: 'New version',
    text: 'A new version of Trellis is ready. Reload when you are ready. Drafts are kept.',
    reload: 'Reload',
    later: 'Later',
  },
  ar: {
    label: 'إصدار جديد',
    text: 'إصدار جديد من تريليس جاهز. أعد التحميل متى ناسبك؛ المسوّدات محفوظة.',
    reload: 'إعادة التحميل',
    later: 'لاحقًا',
  },
  de: {
    label: 'Neue Version',
    text: 'Eine neue Version von Trellis ist da. Laden Sie neu, wenn es Ihnen passt. Entwürfe bleiben erhalten.',
    reload: 'Neu laden',
    later: 'Später',
  },
  fa: {
    label: 'نسخهٔ جدید',
    text: 'نسخهٔ جدید ترلیس آماده است. هر وقت خواستید دوباره بارگیری کنید؛ پیش‌نویس‌ها می‌مانند.',
    reload: 'بارگیری دوباره',
    later: 'بعداً',
  },
  he: {
    label: 'גרסה חדשה',
    text: 'גרסה חדשה של טרליס מוכנה. אפשר לטעון מחדש כשנוח לך. הטיוטות נשמרות.',
    reload: 'טעינה מחדש',
    later: 'אחר כך',
  },
});
