import { ALL_NAME_LANGUAGES } from '#plugins/admin-masters/contract/master-row.ts';
import { type SeedLine, type SeedRow, seedTable } from '#plugins/admin-masters/contract/master-source.ts';
import { COMPANY_SIZES } from '../../contract/company.ts';

const BENEFITS: readonly SeedLine[] = [
  ['health-insurance', 'Health insurance', 'تأمين صحي', 'Krankenversicherung', 'بیمهٔ درمانی', 'ביטוח בריאות', { icon: 'heart' }],
  ['dental', 'Dental care', 'رعاية الأسنان', 'Zahnversicherung', 'بیمهٔ دندان‌پزشکی', 'ביטוח שיניים', { icon: 'tooth' }],
  [
    'pension',
    'Company pension',
    'معاش تقاعدي من الشركة',
    'Betriebliche Altersvorsorge',
    'بازنشستگی شرکتی',
    'פנסיה מטעם החברה',
    { icon: 'umbrella' },
  ],
  ['life-insurance', 'Life insurance', 'تأمين على الحياة', 'Lebensversicherung', 'بیمهٔ عمر', 'ביטוח חיים', { icon: 'shield' }],
  [
    'paid-leave',
    'Additional paid leave',
    'إجازة مدفوعة إضافية',
    'Zusätzlicher Urlaub',
    'مرخصی باحقوق اضافی',
    'חופשה נוספת בתשלום',
    { icon: 'sun' },
  ],
  [
    'parental-leave',
    'Additional parental leave',
    'إجازة والدية إضافية',
    'Zusätzliche Elternzeit',
    'مرخصی والدین اضافی',
    'חופשת הורות נוספת',
    { icon: 'baby' },
  ],
  [
    'sick-pay',
    'Additional sick pay',
    'أجر مرضي إضافي',
    'Lohnfortzahlung über das Gesetz hinaus',
    'حقوق بیماری بیشتر از قانون',
    'דמי מחלה מעבר לחוק',
    { icon: 'thermometer' },
  ],
  ['flexible-hours', 'Flexible hours', 'ساعات عمل مرنة', 'Gleitzeit', 'ساعت کار شناور', 'שעות גמישות', { icon: 'clock' }],
  [
    'four-day-week',
    'Four-day week',
    'أسبوع عمل من أربعة أيام',
    'Vier-Tage-Woche',
    'هفتهٔ کاری چهارروزه',
    'שבוע עבודה של ארבעה ימים',
    { icon: 'calendar' },
  ],
  ['home-office', 'Working from home', 'العمل من المنزل', 'Arbeit von zu Hause', 'کار از خانه', 'עבודה מהבית', { icon: 'home' }],
  [
    'home-office-budget',
    'Home office allowance',
    'بدل تجهيز المكتب المنزلي',
    'Zuschuss für den Arbeitsplatz zu Hause',
    'کمک‌هزینهٔ دفتر خانگی',
    'תקציב למשרד ביתי',
    { icon: 'desk' },
  ],
  ['work-abroad', 'Working from abroad', 'العمل من الخارج', 'Arbeiten im Ausland', 'کار از خارج از کشور', 'עבודה מחו״ל', { icon: 'globe' }],
  ['sabbatical', 'Sabbatical', 'إجازة تفرّغ', 'Sabbatical', 'فرصت مطالعاتی', 'שבתון', { icon: 'pause' }],
  ['training-budget', 'Training budget', 'ميزانية للتدريب', 'Weiterbildungsbudget', 'بودجهٔ آموزش', 'תקציב הכשרה', { icon: 'book' }],
  ['language-courses', 'Language courses', 'دورات لغة', 'Sprachkurse', 'دوره‌های زبان', 'קורסי שפה', { icon: 'speech' }],
  ['mentoring', 'Mentoring', 'إرشاد مهني', 'Mentoring', 'راهنمایی شغلی', 'חונכות', { icon: 'people' }],
  ['company-car', 'Company car', 'سيارة من الشركة', 'Firmenwagen', 'خودروی شرکت', 'רכב חברה', { icon: 'car' }],
  ['company-bike', 'Company bicycle', 'دراجة من الشركة', 'Dienstrad', 'دوچرخهٔ شرکت', 'אופניים מטעם החברה', { icon: 'bike' }],
  [
    'public-transport',
    'Public transport ticket',
    'بطاقة مواصلات عامة',
    'Jobticket',
    'بلیت حمل‌ونقل عمومی',
    'כרטיס תחבורה ציבורית',
    { icon: 'train' },
  ],
  ['parking', 'Parking space', 'موقف سيارات', 'Parkplatz', 'جای پارک', 'מקום חניה', { icon: 'parking' }],
  ['relocation', 'Help with moving', 'مساعدة في الانتقال', 'Hilfe beim Umzug', 'کمک برای جابه‌جایی', 'סיוע במעבר דירה', { icon: 'box' }],
  [
    'visa',
    'Help with a work permit',
    'مساعدة في تصريح العمل',
    'Hilfe bei der Arbeitserlaubnis',
    'کمک برای مجوز کار',
    'סיוע באישור עבודה',
    { icon: 'passport' },
  ],
  ['meals', 'Meals', 'وجبات', 'Verpflegung', 'غذا', 'ארוחות', { icon: 'plate' }],
  ['sports', 'Sports and fitness', 'الرياضة واللياقة', 'Sport und Fitness', 'ورزش و تندرستی', 'ספורט וכושר', { icon: 'run' }],
  ['childcare', 'Childcare', 'رعاية الأطفال', 'Kinderbetreuung', 'مراقبت از کودکان', 'טיפול בילדים', { icon: 'blocks' }],
  ['counselling', 'Confidential counselling', 'استشارة سرّية', 'Vertrauliche Beratung', 'مشاورهٔ محرمانه', 'ייעוץ חסוי', { icon: 'ear' }],
  ['bonus', 'Bonus', 'مكافأة', 'Bonus', 'پاداش', 'בונוס', { icon: 'star' }],
  ['shares', 'Shares in the company', 'أسهم في الشركة', 'Beteiligung am Unternehmen', 'سهام شرکت', 'מניות בחברה', { icon: 'chart' }],
  ['discounts', 'Employee discounts', 'خصومات للموظفين', 'Mitarbeiterrabatte', 'تخفیف کارکنان', 'הנחות לעובדים', { icon: 'tag' }],
  [
    'pets',
    'Pets allowed',
    'يُسمح بالحيوانات الأليفة',
    'Haustiere erlaubt',
    'همراه داشتن حیوان خانگی',
    'מותר להביא חיות מחמד',
    { icon: 'paw' },
  ],
];

const TYPES: readonly SeedLine[] = [
  ['private', 'Private company', 'شركة خاصة', 'Privates Unternehmen', 'شرکت خصوصی', 'חברה פרטית'],
  ['listed', 'Listed company', 'شركة مدرجة في البورصة', 'Börsennotiertes Unternehmen', 'شرکت بورسی', 'חברה ציבורית'],
  ['public-body', 'Public body', 'جهة حكومية', 'Öffentliche Einrichtung', 'نهاد دولتی', 'גוף ציבורי'],
  ['non-profit', 'Non-profit organisation', 'منظمة غير ربحية', 'Gemeinnützige Organisation', 'سازمان غیرانتفاعی', 'מלכ״ר'],
  ['cooperative', 'Cooperative', 'تعاونية', 'Genossenschaft', 'تعاونی', 'קואופרטיב'],
  ['self-employed', 'Self-employed person', 'عامل حرّ', 'Selbstständige Person', 'خویش‌فرما', 'עצמאי'],
  ['agency', 'Recruitment agency', 'وكالة توظيف', 'Personalvermittlung', 'مؤسسهٔ کاریابی', 'חברת השמה'],
];

export const benefitSeeds = async () => seedTable(BENEFITS);
export const companyTypeSeeds = async () => seedTable(TYPES);

/** The sizes of companies. Their names are ranges of numbers, written as each language writes them. */
export async function companySizeSeeds(): Promise<readonly SeedRow[]> {
  return Object.entries(COMPANY_SIZES).map(([code, [from, to]]: readonly [string, readonly [number, number?]]) => {
    const { en = code, ...names } = Object.fromEntries(ALL_NAME_LANGUAGES.map((language) => [language, rangeIn(language, from, to)]));
    return { code, name: en, names, fields: { from, to: to ?? null } };
  });
}

function rangeIn(language: string, from: number, to: number | undefined): string {
  const format = new Intl.NumberFormat(language);
  if (to === undefined) return `${format.format(from)}+`;
  return from === to ? format.format(from) : format.formatRange(from, to);
}
