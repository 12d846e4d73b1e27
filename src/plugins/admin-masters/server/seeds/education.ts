import { type SeedLine, seedTable } from '../../contract/master-source.ts';

// The names are those of the profile form.
const LEVELS: readonly SeedLine[] = [
  ['school', 'School leaving certificate', 'شهادة مدرسية', 'Schulabschluss', 'دیپلم', 'תעודת סיום בית ספר', { isced: 3, eqf: 4 }],
  ['vocational', 'Vocational training', 'تدريب مهني', 'Berufsausbildung', 'آموزش فنی و حرفه‌ای', 'הכשרה מקצועית', { isced: 4, eqf: 5 }],
  ['bachelor', 'Bachelor’s degree', 'إجازة (بكالوريوس)', 'Bachelorabschluss', 'کارشناسی', 'תואר ראשון', { isced: 6, eqf: 6 }],
  ['master', 'Master’s degree', 'ماجستير', 'Masterabschluss', 'کارشناسی ارشد', 'תואר שני', { isced: 7, eqf: 7 }],
  ['doctorate', 'Doctorate', 'دكتوراه', 'Promotion', 'دکترا', 'דוקטורט', { isced: 8, eqf: 8 }],
  ['other', 'Other', 'غير ذلك', 'Anderes', 'دیگر', 'אחר'],
];

const SKILL_LEVELS: readonly SeedLine[] = [
  ['1', 'basic knowledge', 'معرفة عامّة', 'erste Kenntnisse', 'آشنا', 'היכרות', { level: 1 }],
  ['2', 'beginner', 'مبتدئ', 'Grundkenntnisse', 'مقدماتی', 'התחלה', { level: 2 }],
  ['3', 'competent', 'متمكّن', 'sicher', 'متوسط', 'טובה', { level: 3 }],
  ['4', 'advanced', 'متقدّم', 'fortgeschritten', 'پیشرفته', 'מתקדמת', { level: 4 }],
  ['5', 'expert', 'خبير', 'Fachwissen', 'متخصص', 'מומחיות', { level: 5 }],
];

// The broad fields of ISCED-F 2013 (UNESCO).
const FIELDS: readonly SeedLine[] = [
  ['general', 'General programmes', 'برامج عامة', 'Allgemeine Bildungsgänge', 'برنامه‌های عمومی', 'תוכניות כלליות', { iscedCode: '00' }],
  ['education', 'Education', 'التربية', 'Pädagogik', 'علوم تربیتی', 'חינוך', { iscedCode: '01' }],
  [
    'arts-humanities',
    'Arts and humanities',
    'الفنون والعلوم الإنسانية',
    'Geisteswissenschaften und Künste',
    'هنر و علوم انسانی',
    'אמנויות ומדעי הרוח',
    { iscedCode: '02' },
  ],
  [
    'social-sciences',
    'Social sciences, journalism and information',
    'العلوم الاجتماعية والصحافة والإعلام',
    'Sozialwissenschaften, Journalismus und Information',
    'علوم اجتماعی، روزنامه‌نگاری و اطلاعات',
    'מדעי החברה, עיתונאות ומידע',
    { iscedCode: '03' },
  ],
  [
    'business-law',
    'Business, administration and law',
    'الأعمال والإدارة والقانون',
    'Wirtschaft, Verwaltung und Recht',
    'بازرگانی، مدیریت و حقوق',
    'עסקים, מינהל ומשפטים',
    { iscedCode: '04' },
  ],
  [
    'natural-sciences',
    'Natural sciences, mathematics and statistics',
    'العلوم الطبيعية والرياضيات والإحصاء',
    'Naturwissenschaften, Mathematik und Statistik',
    'علوم طبیعی، ریاضی و آمار',
    'מדעי הטבע, מתמטיקה וסטטיסטיקה',
    { iscedCode: '05' },
  ],
  [
    'computing',
    'Information and communication technologies',
    'تقنيات المعلومات والاتصالات',
    'Informatik und Kommunikationstechnik',
    'فناوری اطلاعات و ارتباطات',
    'טכנולוגיות מידע ותקשורת',
    { iscedCode: '06' },
  ],
  [
    'engineering',
    'Engineering, manufacturing and construction',
    'الهندسة والتصنيع والبناء',
    'Ingenieurwesen, Fertigung und Bau',
    'مهندسی، تولید و ساختمان',
    'הנדסה, ייצור ובנייה',
    { iscedCode: '07' },
  ],
  [
    'agriculture',
    'Agriculture, forestry, fisheries and veterinary',
    'الزراعة والحراجة ومصايد الأسماك والبيطرة',
    'Landwirtschaft, Forst, Fischerei und Tiermedizin',
    'کشاورزی، جنگلداری، شیلات و دامپزشکی',
    'חקלאות, ייעור, דיג ווטרינריה',
    { iscedCode: '08' },
  ],
  [
    'health',
    'Health and welfare',
    'الصحة والرعاية الاجتماعية',
    'Gesundheit und Sozialwesen',
    'بهداشت و رفاه',
    'בריאות ורווחה',
    { iscedCode: '09' },
  ],
  ['services', 'Services', 'الخدمات', 'Dienstleistungen', 'خدمات', 'שירותים', { iscedCode: '10' }],
];

const CERTIFICATES: readonly SeedLine[] = [
  ['first-aid', 'First aid', 'الإسعافات الأولية', 'Erste Hilfe', 'کمک‌های اولیه', 'עזרה ראשונה', { monthsValid: 24 }],
  ['forklift', 'Forklift licence', 'رخصة رافعة شوكية', 'Gabelstaplerschein', 'گواهینامهٔ لیفتراک', 'רישיון מלגזה'],
  ['welding', 'Welding certificate', 'شهادة لحام', 'Schweißerprüfung', 'گواهی جوشکاری', 'תעודת ריתוך', { monthsValid: 36 }],
  ['food-hygiene', 'Food hygiene', 'سلامة الغذاء', 'Lebensmittelhygiene', 'بهداشت مواد غذایی', 'היגיינת מזון', { monthsValid: 24 }],
  ['work-safety', 'Safety at work', 'السلامة في العمل', 'Arbeitssicherheit', 'ایمنی کار', 'בטיחות בעבודה', { monthsValid: 36 }],
  ['language-test', 'Language test', 'اختبار لغة', 'Sprachprüfung', 'آزمون زبان', 'מבחן שפה', { monthsValid: 24 }],
  [
    'project-management',
    'Project management',
    'إدارة المشاريع',
    'Projektmanagement',
    'مدیریت پروژه',
    'ניהול פרויקטים',
    { monthsValid: 36 },
  ],
  [
    'information-security',
    'Information security',
    'أمن المعلومات',
    'Informationssicherheit',
    'امنیت اطلاعات',
    'אבטחת מידע',
    { monthsValid: 36 },
  ],
  ['professional-licence', 'Professional licence', 'ترخيص مهني', 'Berufszulassung', 'پروانهٔ حرفه‌ای', 'רישיון מקצועי'],
  ['trainer', 'Qualification as a trainer', 'تأهيل مدرّب', 'Ausbildereignung', 'صلاحیت مربیگری', 'הסמכת מדריך'],
];

export const educationLevelSeeds = async () => seedTable(LEVELS);
export const skillLevelSeeds = async () => seedTable(SKILL_LEVELS);
export const fieldOfStudySeeds = async () => seedTable(FIELDS);
export const certificateTypeSeeds = async () => seedTable(CERTIFICATES);
