/** What employers often must not ask candidates. */
export const TOPICS = Object.freeze(['age', 'family', 'religion', 'pregnancy', 'nationality', 'health', 'formerPay'] as const);

export type Topic = (typeof TOPICS)[number];

/**
 * Words and groups of words that name a topic, by language (ISO 639), without the Arabic and the Hebrew article. The topics are those of
 * published lists of questions that employers should not ask, and the words were chosen for this file:
 *
 * - English: United States Equal Employment Opportunity Commission, "What shouldn't I ask when hiring?"; United Kingdom, Equality Act 2010.
 *   Former pay: Directive (EU) 2023/970, article 5.
 * - German: Allgemeines Gleichbehandlungsgesetz, section 1.
 * - Hebrew: the Equal Employment Opportunities Law of 1988, section 2.
 * - Arabic and Persian: the same topics in the words of usual forms.
 */
export const TOPIC_WORDS: Readonly<Record<string, Readonly<Record<Topic, readonly string[]>>>> = Object.freeze({
  en: {
    age: ['age', 'how old', 'years old', 'date of birth', 'birth date', 'birthdate', 'birthday', 'year of birth', 'when were you born'],
    family: [
      ...['married', 'marital', 'spouse', 'husband', 'wife', 'divorced', 'single parent', 'childcare', 'family status', 'family planning'],
      ...['your children', 'any children', 'have children', 'have kids', 'your kids'],
    ],
    religion: ['religion', 'religious', 'faith', 'church', 'mosque', 'synagogue', 'pray', 'christian', 'muslim', 'jewish', 'hindu'],
    pregnancy: ['pregnant', 'pregnancy', 'maternity', 'expecting a baby', 'expecting a child'],
    nationality: [
      ...['nationality', 'citizenship', 'citizen', 'ethnic', 'ethnicity', 'country of birth', 'place of birth', 'where were you born'],
      ...['native country', 'native speaker', 'mother tongue'],
    ],
    health: [
      ...['health', 'healthy', 'illness', 'illnesses', 'disease', 'diseases', 'disability', 'disabilities', 'disabled', 'medical'],
      ...['medication', 'diagnosis', 'allergies', 'sick days', 'sick leave'],
    ],
    formerPay: [
      ...['current salary', 'previous salary', 'last salary', 'past salary', 'present salary', 'salary history', 'current pay'],
      ...['previous pay', 'last pay', 'current wage', 'previous wage', 'current compensation', 'do you earn', 'did you earn'],
    ],
  },
  de: {
    age: ['alter', 'lebensalter', 'wie alt', 'geburtsdatum', 'geburtsjahr', 'geburtstag', 'geboren'],
    family: [
      ...['verheiratet', 'ledig', 'geschieden', 'familienstand', 'ehepartner', 'ehemann', 'ehefrau', 'kinderwunsch', 'familienplanung'],
      ...['kinderbetreuung', 'alleinerziehend', 'haben sie kinder', 'ihre kinder', 'hast du kinder', 'deine kinder'],
    ],
    religion: [
      ...['religion', 'religiös', 'religionszugehörigkeit', 'konfession', 'glaube', 'glauben', 'kirche', 'moschee', 'synagoge'],
      ...['christlich', 'muslimisch', 'jüdisch', 'kopftuch'],
    ],
    pregnancy: ['schwanger', 'schwangerschaft', 'mutterschutz', 'elternzeit'],
    nationality: [
      ...['nationalität', 'staatsangehörigkeit', 'staatsbürgerschaft', 'herkunft', 'herkunftsland', 'geburtsort', 'geburtsland'],
      ...['muttersprache', 'muttersprachler', 'ethnisch', 'ethnische', 'woher kommen sie', 'woher kommst du'],
    ],
    health: [
      ...['gesundheit', 'gesundheitlich', 'gesundheitliche', 'gesundheitszustand', 'gesund', 'krank', 'krankheit', 'krankheiten'],
      ...['krankheitstage', 'behinderung', 'schwerbehinderung', 'schwerbehindert', 'medikamente', 'allergie', 'allergien', 'diagnose'],
    ],
    formerPay: [
      ...['aktuelles gehalt', 'aktuellen gehalt', 'derzeitiges gehalt', 'jetziges gehalt', 'bisheriges gehalt', 'bisherigen gehalt'],
      ...['letztes gehalt', 'letzten gehalt', 'früheres gehalt', 'letzter lohn', 'letzten lohn', 'bisheriger lohn', 'bisherige vergütung'],
      ...['verdienen sie derzeit', 'verdienen sie zurzeit', 'verdienst du derzeit', 'sie verdient', 'verdienten sie'],
    ],
  },
  ar: {
    age: ['عمر', 'عمرك', 'سنك', 'تاريخ ميلاد', 'تاريخ ميلادك', 'سنة ميلاد', 'مواليد', 'متى ولدت'],
    family: [
      ...['متزوج', 'متزوجة', 'زوج', 'زوجة', 'زوجك', 'زوجتك', 'مطلق', 'مطلقة', 'أعزب', 'عزباء', 'أطفال', 'أطفالك', 'أولاد', 'أولادك'],
      ...['حالة اجتماعية', 'حالتك اجتماعية', 'حالة عائلية', 'حالتك عائلية'],
    ],
    religion: [
      'دين',
      'دينك',
      'ديانة',
      'ديانتك',
      'مذهب',
      'مذهبك',
      'طائفة',
      'طائفتك',
      'مسجد',
      'كنيسة',
      'مسلم',
      'مسلمة',
      'مسيحي',
      'مسيحية',
      'حجاب',
    ],
    pregnancy: ['حامل', 'حاملا', 'حاملًا', 'للحمل', 'أمومة', 'إجازة أمومة', 'فترة حمل'],
    nationality: [
      ...['جنسية', 'جنسيتك', 'مواطنة', 'أصلك', 'عرق', 'عرقك', 'بلد أصلي', 'بلدك أصلي', 'مكان ميلاد', 'بلد ميلاد', 'لغة أم', 'لغتك أم'],
    ],
    health: ['صحة', 'صحتك', 'صحية', 'صحي', 'مرض', 'أمراض', 'مريض', 'إعاقة', 'إعاقات', 'أدوية', 'حساسية', 'إجازة مرضية'],
    formerPay: [
      ...['راتب حالي', 'راتبك حالي', 'راتب سابق', 'راتبك سابق', 'آخر راتب', 'أجر حالي', 'أجرك حالي', 'أجر سابق', 'أجرك سابق', 'آخر أجر'],
      ...['تتقاضى حاليا', 'تتقاضى حاليًا', 'تتقاضى حالياً', 'كنت تتقاضى'],
    ],
  },
  fa: {
    age: ['سن', 'سنتان', 'سن‌تان', 'سن شما', 'تاریخ تولد', 'سال تولد', 'متولد', 'چند ساله', 'چند سال دارید'],
    family: [...['متأهل', 'متاهل', 'مجرد', 'تأهل', 'تاهل', 'همسر', 'همسرتان', 'شوهر', 'فرزند', 'فرزندان', 'بچه', 'طلاق', 'ازدواج']],
    religion: ['دین', 'دینتان', 'مذهب', 'مذهبی', 'مذهبتان', 'مسلمان', 'مسیحی', 'مسجد', 'کلیسا', 'نماز', 'حجاب'],
    pregnancy: ['باردار', 'بارداری', 'حامله', 'حاملگی', 'زایمان', 'مرخصی زایمان'],
    nationality: ['ملیت', 'ملیتتان', 'تابعیت', 'شهروندی', 'قومیت', 'محل تولد', 'کشور تولد', 'زبان مادری'],
    health: ['سلامت', 'سلامتی', 'بیماری', 'بیمار', 'معلولیت', 'معلول', 'ناتوانی', 'دارو', 'حساسیت', 'مرخصی استعلاجی'],
    formerPay: [
      ...['حقوق فعلی', 'حقوق قبلی', 'حقوق پیشین', 'حقوق کنونی', 'آخرین حقوق', 'دستمزد فعلی', 'دستمزد قبلی', 'آخرین دستمزد'],
      ...['درآمد فعلی', 'درآمد قبلی'],
    ],
  },
  he: {
    age: ['גיל', 'גילך', 'תאריך לידה', 'שנת לידה', 'בן כמה', 'בת כמה', 'מתי נולדת'],
    family: [...['נשוי', 'נשואה', 'רווק', 'רווקה', 'גרוש', 'גרושה', 'ילדים', 'ילדיך', 'בעלך', 'אשתך', 'מצב משפחתי', 'בן זוג', 'בת זוג']],
    religion: ['דת', 'דתי', 'דתייה', 'דתיה', 'אמונה', 'מסגד', 'כנסייה', 'בית כנסת', 'שומר שבת', 'שומרת שבת', 'מוסלמי', 'נוצרי', 'יהודי'],
    pregnancy: ['הריון', 'היריון', 'בהריון', 'בהיריון', 'חופשת לידה'],
    nationality: ['אזרחות', 'לאום', 'לאומיות', 'מוצא', 'ארץ לידה', 'ארץ מוצא', 'מקום לידה', 'שפת אם'],
    health: ['בריאות', 'בריאותי', 'בריאותית', 'מחלה', 'מחלות', 'נכות', 'מוגבלות', 'תרופות', 'אלרגיה', 'אלרגיות', 'ימי מחלה'],
    formerPay: [
      ...['שכר נוכחי', 'שכרך נוכחי', 'שכר קודם', 'שכרך קודם', 'שכר אחרון', 'שכרך אחרון', 'משכורת נוכחית', 'משכורת קודמת'],
      ...['משכורת אחרונה', 'משכורתך אחרונה', 'השתכרת', 'מרוויח כיום', 'מרוויחה כיום'],
    ],
  },
});
