/** The texts of the shell in one language. */
export interface ShellWords {
  /** Product name in the script of the language. */
  readonly brand: string;
  readonly heading: string;
  readonly lead: string;
  /** Replaces all other texts if scripts do not run. */
  readonly noScript: string;
  /** These four replace all other texts if the application did not start: status in words, headline, help and button. */
  readonly failed: string;
  readonly failedHeading: string;
  readonly failedHelp: string;
  readonly failedReload: string;
}

/** The shell's texts by language. They equal those of the landing page, which replaces the shell. `LandingPage.test.tsx` compares them. */
export const SHELL_WORDS: Readonly<Record<string, ShellWords>> = Object.freeze({
  en: {
    brand: 'Trellis',
    heading: 'Work that answers back.',
    lead: 'Search the open jobs, apply with a few words of your own, and see at any time where your application stands.',
    noScript: "Trellis needs JavaScript. Switch it on in your browser's settings, then load this page again.",
    failed: 'Internal Server Error',
    failedHeading: 'Something broke on our side.',
    failedHelp: 'Trellis could not start. What the server has saved is safe. Load the page again in a moment.',
    failedReload: 'Load again',
  },
  ar: {
    brand: 'تريليس',
    heading: 'عملٌ يردّ عليك.',
    lead: 'ابحث في الوظائف المفتوحة، وقدّم طلبك ببضع كلمات منك، واعرف في أي وقت أين وصل طلبك.',
    noScript: 'يحتاج تريليس إلى جافاسكربت. فعّلها في إعدادات المتصفح، ثم حمّل الصفحة من جديد.',
    failed: 'خطأ داخلي في الخادم',
    failedHeading: 'حدث خلل لدينا.',
    failedHelp: 'تعذّر بدء تريليس. ما حفظه الخادم سليم. أعد تحميل الصفحة بعد قليل.',
    failedReload: 'إعادة التحميل',
  },
  de: {
    brand: 'Trellis',
    heading: 'Arbeit, die antwortet.',
    lead: 'Durchsuchen Sie offene Stellen, bewerben Sie sich mit ein paar eigenen Worten und sehen Sie jederzeit, wo Ihre Bewerbung steht.',
    noScript: 'Trellis braucht JavaScript. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.',
    failed: 'Interner Serverfehler',
    failedHeading: 'Bei uns ist etwas kaputtgegangen.',
    failedHelp: 'Trellis konnte nicht starten. Was der Server gespeichert hat, ist sicher. Laden Sie die Seite gleich noch einmal.',
    failedReload: 'Neu laden',
  },
  fa: {
    brand: 'ترلیس',
    heading: 'کاری که جواب می‌دهد.',
    lead: 'در فرصت‌های شغلی باز جست‌وجو کنید، با چند جملهٔ خودتان درخواست بدهید و هر زمان ببینید درخواستتان به کجا رسیده است.',
    noScript: 'ترلیس به جاوااسکریپت نیاز دارد. آن را در تنظیمات مرورگر روشن کنید و صفحه را دوباره بارگیری کنید.',
    failed: 'خطای داخلی سرور',
    failedHeading: 'چیزی در سمت ما خراب شد.',
    failedHelp: 'ترلیس آغاز نشد. آنچه روی سرور ذخیره شده سالم است. چند لحظهٔ دیگر صفحه را دوباره بارگیری کنید.',
    failedReload: 'بارگیری دوباره',
  },
  he: {
    brand: 'טרליס',
    heading: 'עבודה שעונה לכם.',
    lead: 'חפשו משרות פתוחות, הגישו מועמדות בכמה מילים משלכם, וראו בכל רגע היכן המועמדות עומדת.',
    noScript: 'טרליס זקוק ל־JavaScript. הפעילו אותו בהגדרות הדפדפן וטענו את הדף מחדש.',
    failed: 'שגיאה פנימית בשרת',
    failedHeading: 'משהו התקלקל אצלנו.',
    failedHelp: 'טרליס לא הצליח לעלות. מה שנשמר בשרת בטוח. כדאי לטעון את הדף מחדש בעוד רגע.',
    failedReload: 'טעינה מחדש',
  },
});
