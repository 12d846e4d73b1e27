import { type SeedLine, seedTable } from '#plugins/admin-masters/contract/master-source.ts';

// The names are those of the job form and the search.
const EMPLOYMENT_TYPES: readonly SeedLine[] = [
  ['full_time', 'Full time', 'دوام كامل', 'Vollzeit', 'تمام‌وقت', 'משרה מלאה', { schemaOrg: 'FULL_TIME' }],
  ['part_time', 'Part time', 'دوام جزئي', 'Teilzeit', 'پاره‌وقت', 'משרה חלקית', { schemaOrg: 'PART_TIME' }],
  ['contract', 'Contract', 'عقد', 'Freie Mitarbeit', 'قراردادی', 'חוזה', { schemaOrg: 'CONTRACTOR' }],
  ['temporary', 'Temporary', 'مؤقّت', 'Befristet', 'موقت', 'זמנית', { schemaOrg: 'TEMPORARY' }],
  ['internship', 'Internship', 'تدريب', 'Praktikum', 'کارآموزی', 'התמחות', { schemaOrg: 'INTERN' }],
  ['volunteer', 'Volunteer', 'تطوّع', 'Ehrenamt', 'داوطلبانه', 'התנדבות', { schemaOrg: 'VOLUNTEER' }],
  ['other', 'Other', 'غير ذلك', 'Andere', 'سایر', 'אחר', { schemaOrg: 'OTHER' }],
];

const WORK_MODES: readonly SeedLine[] = [
  ['onsite', 'On site', 'في مقرّ العمل', 'Vor Ort', 'حضوری', 'במקום העבודה'],
  ['hybrid', 'Hybrid', 'مختلط', 'Teilweise Homeoffice', 'ترکیبی', 'משולב'],
  ['remote', 'Remote', 'عن بُعد', 'Homeoffice', 'دورکاری', 'מרחוק', { schemaOrg: 'TELECOMMUTE' }],
];

const PAY_PERIODS: readonly SeedLine[] = [
  ['hour', 'an hour', 'في الساعة', 'pro Stunde', 'ساعتی', 'לשעה', { schemaOrg: 'HOUR' }],
  ['day', 'a day', 'في اليوم', 'pro Tag', 'روزانه', 'ליום', { schemaOrg: 'DAY' }],
  ['week', 'a week', 'في الأسبوع', 'pro Woche', 'هفتگی', 'לשבוע', { schemaOrg: 'WEEK' }],
  ['month', 'a month', 'في الشهر', 'pro Monat', 'ماهانه', 'לחודש', { schemaOrg: 'MONTH' }],
  ['year', 'a year', 'في السنة', 'pro Jahr', 'سالانه', 'לשנה', { schemaOrg: 'YEAR' }],
];

const EXPERIENCE_LEVELS: readonly SeedLine[] = [
  ['intern', 'Intern or trainee', 'متدرّب', 'Praktikum oder Ausbildung', 'کارآموز', 'מתמחה', { yearsFrom: 0, yearsTo: 0 }],
  ['entry', 'Entry level', 'مستوى مبتدئ', 'Berufseinstieg', 'تازه‌کار', 'תחילת הדרך', { yearsFrom: 0, yearsTo: 2 }],
  ['mid', 'Experienced', 'ذو خبرة', 'Mit Berufserfahrung', 'باتجربه', 'בעל ניסיון', { yearsFrom: 2, yearsTo: 5 }],
  ['senior', 'Senior', 'خبير', 'Mit langer Erfahrung', 'ارشد', 'בכיר', { yearsFrom: 5 }],
  ['lead', 'Lead or executive', 'قيادي', 'Leitung', 'مدیر', 'ניהול', { yearsFrom: 8 }],
];

export const employmentTypeSeeds = async () => seedTable(EMPLOYMENT_TYPES);
export const workModeSeeds = async () => seedTable(WORK_MODES);
export const payPeriodSeeds = async () => seedTable(PAY_PERIODS);
export const experienceLevelSeeds = async () => seedTable(EXPERIENCE_LEVELS);
