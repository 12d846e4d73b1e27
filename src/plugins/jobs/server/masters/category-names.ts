import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import { type SeedLine, seedTable } from '#plugins/admin-masters/contract/master-source.ts';

// The names of the built-in categories are those of the search.
const BUILT_IN: readonly SeedLine[] = [
  ['accounting-finance', 'Accounting and finance', 'المحاسبة والمالية', 'Buchhaltung und Finanzen', 'حسابداری و مالی', 'חשבונאות וכספים'],
  ['administration-office', 'Administration and office', 'الإدارة والمكاتب', 'Verwaltung und Büro', 'اداری و دفتری', 'אדמיניסטרציה ומשרד'],
  [
    'agriculture-environment',
    'Agriculture and environment',
    'الزراعة والبيئة',
    'Landwirtschaft und Umwelt',
    'کشاورزی و محیط زیست',
    'חקלאות וסביבה',
  ],
  [
    'arts-media',
    'Arts, culture and media',
    'الفنون والثقافة والإعلام',
    'Kunst, Kultur und Medien',
    'هنر، فرهنگ و رسانه',
    'אמנות, תרבות ותקשורת',
  ],
  ['banking-insurance', 'Banking and insurance', 'المصارف والتأمين', 'Banken und Versicherungen', 'بانک و بیمه', 'בנקאות וביטוח'],
  ['building-trades', 'Building and skilled trades', 'البناء والحِرَف', 'Bau und Handwerk', 'ساختمان و حرفه‌های فنی', 'בנייה ומלאכה'],
  ['customer-service', 'Customer service', 'خدمة العملاء', 'Kundendienst', 'خدمات مشتریان', 'שירות לקוחות'],
  ['design-architecture', 'Design and architecture', 'التصميم والعمارة', 'Gestaltung und Architektur', 'طراحی و معماری', 'עיצוב ואדריכלות'],
  ['education-training', 'Education and training', 'التعليم والتدريب', 'Bildung und Ausbildung', 'آموزش', 'חינוך והדרכה'],
  ['engineering', 'Engineering', 'الهندسة', 'Ingenieurwesen', 'مهندسی', 'הנדסה'],
  ['food-hospitality', 'Food and hospitality', 'الأغذية والضيافة', 'Gastronomie und Hotellerie', 'رستوران و هتلداری', 'מזון ואירוח'],
  ['health-care', 'Health care', 'الرعاية الصحية', 'Gesundheit und Pflege', 'بهداشت و درمان', 'בריאות'],
  ['human-resources', 'Human resources', 'الموارد البشرية', 'Personalwesen', 'منابع انسانی', 'משאבי אנוש'],
  ['information-technology', 'Information technology', 'تقنية المعلومات', 'Informationstechnik', 'فناوری اطلاعات', 'טכנולוגיית מידע'],
  ['legal', 'Legal', 'القانون', 'Recht', 'حقوقی', 'משפטים'],
  [
    'logistics-transport',
    'Logistics and transport',
    'الخدمات اللوجستية والنقل',
    'Logistik und Verkehr',
    'لجستیک و حمل‌ونقل',
    'לוגיסטיקה ותחבורה',
  ],
  [
    'maintenance-operations',
    'Maintenance and operations',
    'الصيانة والتشغيل',
    'Instandhaltung und Betrieb',
    'نگهداری و بهره‌برداری',
    'תחזוקה ותפעול',
  ],
  ['management', 'Management', 'الإدارة العليا', 'Führung und Leitung', 'مدیریت', 'ניהול'],
  ['manufacturing', 'Manufacturing', 'التصنيع', 'Produktion', 'تولید', 'ייצור'],
  [
    'marketing-communication',
    'Marketing and communication',
    'التسويق والتواصل',
    'Marketing und Kommunikation',
    'بازاریابی و ارتباطات',
    'שיווק ותקשורת',
  ],
  ['public-administration', 'Public administration', 'الإدارة العامة', 'Öffentlicher Dienst', 'مدیریت دولتی', 'מינהל ציבורי'],
  ['safety-security', 'Safety and security', 'السلامة والأمن', 'Schutz und Sicherheit', 'ایمنی و حراست', 'בטיחות וביטחון'],
  ['sales', 'Sales', 'المبيعات', 'Vertrieb', 'فروش', 'מכירות'],
  ['science', 'Science and research', 'العلوم والبحث', 'Wissenschaft und Forschung', 'علوم و پژوهش', 'מדע ומחקר'],
  ['social-work', 'Social work', 'العمل الاجتماعي', 'Soziale Arbeit', 'مددکاری اجتماعی', 'עבודה סוציאלית'],
];

const namesOf = new Map(seedTable(BUILT_IN).map((row) => [row.code, row]));

/** The names of a built-in category that nobody has renamed; otherwise those that administrators gave. */
export function categoryNames(code: string, name: string, given: OtherNames): OtherNames {
  const builtIn = namesOf.get(code);
  return builtIn?.name === name ? { ...builtIn.names, ...given } : given;
}
