/** What the shell says in a language. */
export interface ShellWords {
  /** Name of the product in the letters of the language. */
  readonly brand: string;
  readonly heading: string;
  readonly lead: string;
  /** Instead of everything else, where scripts do not run. */
  readonly noScript: string;
}

/** The shell's words by language: the landing page's own, since it takes the shell's place. `LandingPage.test.tsx` compares them. */
export const SHELL_WORDS: Readonly<Record<string, ShellWords>> = Object.freeze({
  en: {
    brand: 'Trellis',
    heading: 'Work that answers back.',
    lead: 'Search the open jobs, apply with a few words of your own, and see at any time where your application stands.',
    noScript: "Trellis needs JavaScript. Switch it on in your browser's settings, then load this page again.",
  },
  ar: {
    brand: 'تريليس',
    heading: 'عملٌ يردّ عليك.',
    lead: 'ابحث في الوظائف المفتوحة، وقدّم طلبك ببضع كلمات منك، واعرف في أي وقت أين وصل طلبك.',
    noScript: 'يحتاج تريليس إلى جافاسكربت. فعّلها في إعدادات المتصفح، ثم حمّل الصفحة من جديد.',
  },
  de: {
    brand: 'Trellis',
    heading: 'Arbeit, die antwortet.',
    lead: 'Durchsuchen Sie offene Stellen, bewerben Sie sich mit ein paar eigenen Worten und sehen Sie jederzeit, wo Ihre Bewerbung steht.',
    noScript: 'Trellis braucht JavaScript. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.',
  },
  fa: {
    brand: 'ترلیس',
    heading: 'کاری که جواب می‌دهد.',
    lead: 'در فرصت‌های شغلی باز جست‌وجو کنید، با چند جملهٔ خودتان درخواست بدهید و هر زمان ببینید درخواستتان به کجا رسیده است.',
    noScript: 'ترلیس به جاوااسکریپت نیاز دارد. آن را در تنظیمات مرورگر روشن کنید و صفحه را دوباره بارگیری کنید.',
  },
  he: {
    brand: 'טרליס',
    heading: 'עבודה שעונה לכם.',
    lead: 'חפשו משרות פתוחות, הגישו מועמדות בכמה מילים משלכם, וראו בכל רגע היכן המועמדות עומדת.',
    noScript: 'טרליס זקוק ל־JavaScript. הפעילו אותו בהגדרות הדפדפן וטענו את הדף מחדש.',
  },
});
