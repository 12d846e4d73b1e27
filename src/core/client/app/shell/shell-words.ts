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
    heading: 'Find work, follow every step.',
    lead: 'Search open jobs, apply with a short message, and see at any time where your application stands.',
    noScript: "Trellis needs JavaScript. Switch it on in your browser's settings, then reload this page.",
    failed: 'Internal Server Error',
    failedHeading: 'Something went wrong on our side.',
    failedHelp: 'Trellis could not start. Your saved data is safe. Reload the page in a moment.',
    failedReload: 'Reload',
  },
  ar: {
    brand: 'تريليس',
    heading: 'ابحث عن عمل وتابع كل خطوة.',
    lead: 'ابحث في الوظائف المفتوحة، وقدّم طلبك برسالة قصيرة، واعرف في أي وقت أين وصل طلبك.',
    noScript: 'يحتاج تريليس إلى جافاسكربت. فعّلها في إعدادات المتصفح، ثم حمّل الصفحة من جديد.',
    failed: 'خطأ داخلي في الخادم',
    failedHeading: 'حدث خلل لدينا.',
    failedHelp: 'تعذّر بدء تريليس. بياناتك المحفوظة سليمة. أعد تحميل الصفحة بعد قليل.',
    failedReload: 'إعادة التحميل',
  },
  de: {
    brand: 'Trellis',
    heading: 'Arbeit finden, jeden Schritt sehen.',
    lead: 'Durchsuchen Sie offene Stellen, bewerben Sie sich mit einer kurzen Nachricht und sehen Sie jederzeit den Stand Ihrer Bewerbung.',
    noScript: 'Trellis braucht JavaScript. Schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.',
    failed: 'Interner Serverfehler',
    failedHeading: 'Bei uns ist ein Fehler aufgetreten.',
    failedHelp: 'Trellis konnte nicht starten. Gespeicherte Daten sind sicher. Laden Sie die Seite gleich neu.',
    failedReload: 'Neu laden',
  },
  fa: {
    brand: 'ترلیس',
    heading: 'کار پیدا کنید و هر گام را ببینید.',
    lead: 'در فرصت‌های شغلی باز جست‌وجو کنید، با پیامی کوتاه درخواست بدهید و هر زمان ببینید درخواستتان به کجا رسیده است.',
    noScript: 'ترلیس به جاوااسکریپت نیاز دارد. آن را در تنظیمات مرورگر روشن کنید و صفحه را دوباره بارگیری کنید.',
    failed: 'خطای داخلی سرور',
    failedHeading: 'خطایی از سوی ما رخ داد.',
    failedHelp: 'ترلیس شروع نشد. داده‌های ذخیره‌شده سالم‌اند. چند لحظهٔ دیگر صفحه را دوباره بارگیری کنید.',
    failedReload: 'بارگیری دوباره',
  },
  he: {
    brand: 'טרליס',
    heading: 'למצוא עבודה, לעקוב אחר כל שלב.',
    lead: 'חיפוש משרות פתוחות, הגשת מועמדות עם הודעה קצרה ומעקב בכל רגע אחר מצב המועמדות.',
    noScript: 'טרליס זקוק ל־JavaScript. יש להפעיל אותו בהגדרות הדפדפן ולטעון את הדף מחדש.',
    failed: 'שגיאה פנימית בשרת',
    failedHeading: 'אירעה תקלה אצלנו.',
    failedHelp: 'טרליס לא הצליח לעלות. מה שכבר נשמר בטוח. כדאי לטעון את הדף מחדש בעוד רגע.',
    failedReload: 'טעינה מחדש',
  },
});
