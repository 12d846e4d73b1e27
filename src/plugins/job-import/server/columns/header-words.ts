import type { DecimalSign } from '#core/contract/spreadsheets.ts';
import { wordsOf } from '#core/server/text/text-key.ts';
import { FIELD_HEADERS, POSTING_FIELDS, type PostingField } from './posting-field.ts';

type Words = Readonly<Record<PostingField, readonly string[]>>;

/** The names of columns in the languages of the site besides English, by preference. */
const HEADER_WORDS: Readonly<Record<'de' | 'ar' | 'fa' | 'he', Words>> = {
  de: {
    id: ['Kennung der Stelle', 'Stellen-ID', 'Stellennummer', 'Referenznummer', 'Referenz', 'Kennziffer', 'Jobnummer', 'Kennung'],
    title: ['Titel', 'Stellentitel', 'Jobtitel', 'Stellenbezeichnung', 'Berufsbezeichnung', 'Bezeichnung', 'Stelle'],
    company: ['Unternehmen', 'Firma', 'Arbeitgeber', 'Firmenname', 'Unternehmensname', 'Arbeitgebername'],
    companyProfile: ['Über das Unternehmen', 'Unternehmensprofil', 'Firmenprofil', 'Über uns'],
    location: ['Arbeitsort', 'Einsatzort', 'Standort', 'Ort', 'Stadt'],
    category: ['Kategorie', 'Stellenkategorie', 'Berufsfeld', 'Tätigkeitsbereich', 'Fachbereich', 'Bereich'],
    industry: ['Branche'],
    employmentType: ['Art der Anstellung', 'Anstellungsart', 'Beschäftigungsart', 'Vertragsart', 'Arbeitszeitmodell', 'Arbeitszeit'],
    workMode: ['Arbeitsweise', 'Arbeitsmodell', 'Homeoffice', 'Home-Office'],
    seniority: ['Erfahrungsstufe', 'Karrierestufe', 'Berufserfahrung'],
    description: ['Beschreibung', 'Stellenbeschreibung', 'Aufgaben', 'Tätigkeiten'],
    requirements: ['Anforderungen', 'Qualifikationen', 'Voraussetzungen', 'Ihr Profil'],
    preferredSkills: ['Gewünschte Kenntnisse', 'Wünschenswert', 'Kenntnisse'],
    benefits: ['Leistungen', 'Zusatzleistungen', 'Wir bieten'],
    salary: ['Gehalt', 'Vergütung', 'Lohn', 'Gehaltsspanne', 'Entgelt'],
    salaryMin: ['Gehalt von', 'Gehalt ab', 'Mindestgehalt', 'Gehalt min'],
    salaryMax: ['Gehalt bis', 'Höchstgehalt', 'Gehalt max'],
    salaryCurrency: ['Währung des Gehalts', 'Währung'],
    salaryPeriod: ['Zeitraum des Gehalts', 'Gehaltszeitraum', 'Zeitraum'],
    postedAt: ['Datum der Anzeige', 'Veröffentlicht am', 'Veröffentlichungsdatum', 'Ausschreibungsdatum', 'Datum'],
    fraudulent: ['Betrug'],
  },
  ar: {
    id: ['معرّف الوظيفة', 'رقم الوظيفة', 'الرقم المرجعي', 'المرجع', 'المعرف'],
    title: ['المسمى الوظيفي', 'عنوان الوظيفة', 'الوظيفة', 'العنوان'],
    company: ['الشركة', 'اسم الشركة', 'جهة العمل', 'صاحب العمل'],
    companyProfile: ['عن الشركة', 'نبذة عن الشركة'],
    location: ['مكان العمل', 'الموقع', 'المكان', 'المدينة'],
    category: ['الفئة', 'التصنيف', 'المجال الوظيفي'],
    industry: ['القطاع', 'الصناعة'],
    employmentType: ['نوع التوظيف', 'نوع الوظيفة', 'نوع الدوام', 'نوع العقد'],
    workMode: ['طريقة العمل', 'نمط العمل', 'العمل عن بعد'],
    seniority: ['مستوى الخبرة', 'المستوى الوظيفي'],
    description: ['الوصف', 'وصف الوظيفة', 'الوصف الوظيفي'],
    requirements: ['المتطلبات', 'المؤهلات', 'الشروط'],
    preferredSkills: ['المهارات المفضلة', 'المهارات'],
    benefits: ['المزايا', 'المميزات'],
    salary: ['الراتب', 'الأجر'],
    salaryMin: ['الراتب من', 'الحد الأدنى للراتب'],
    salaryMax: ['الراتب إلى', 'الحد الأقصى للراتب'],
    salaryCurrency: ['عملة الراتب', 'العملة'],
    salaryPeriod: ['فترة الراتب', 'دورية الراتب'],
    postedAt: ['تاريخ النشر', 'تاريخ الإعلان', 'التاريخ'],
    fraudulent: ['احتيال'],
  },
  fa: {
    id: ['شناسهٔ شغل', 'شناسه شغل', 'شناسه آگهی', 'کد آگهی', 'شماره مرجع', 'شناسه'],
    title: ['عنوان شغلی', 'عنوان شغل', 'عنوان آگهی', 'عنوان', 'سمت'],
    company: ['شرکت', 'نام شرکت', 'کارفرما'],
    companyProfile: ['درباره شرکت', 'دربارهٔ شرکت', 'معرفی شرکت'],
    location: ['محل کار', 'مکان', 'شهر'],
    category: ['دسته', 'دسته‌بندی', 'گروه شغلی'],
    industry: ['صنعت'],
    employmentType: ['نوع همکاری', 'نوع استخدام', 'نوع قرارداد'],
    workMode: ['شیوهٔ کار', 'شیوه کار', 'دورکاری'],
    seniority: ['سطح تجربه', 'سطح ارشدیت', 'سابقه کار'],
    description: ['شرح', 'توضیحات', 'شرح شغل', 'شرح وظایف'],
    requirements: ['الزامات', 'نیازمندی‌ها', 'شرایط احراز'],
    preferredSkills: ['مهارت‌های مطلوب', 'مهارت‌ها'],
    benefits: ['مزایا', 'تسهیلات'],
    salary: ['حقوق', 'دستمزد'],
    salaryMin: ['حقوق از', 'حداقل حقوق'],
    salaryMax: ['حقوق تا', 'حداکثر حقوق'],
    salaryCurrency: ['واحد پول حقوق', 'واحد پول', 'ارز'],
    salaryPeriod: ['دورهٔ حقوق', 'دوره حقوق', 'دوره پرداخت'],
    postedAt: ['تاریخ آگهی', 'تاریخ انتشار', 'تاریخ'],
    fraudulent: ['کلاهبرداری'],
  },
  he: {
    id: ['מזהה המשרה', 'מספר משרה', 'קוד משרה', 'מזהה'],
    title: ['שם המשרה', 'כותרת המשרה', 'כותרת', 'תפקיד', 'משרה'],
    company: ['חברה', 'שם החברה', 'מעסיק', 'ארגון'],
    companyProfile: ['על החברה', 'אודות החברה', 'פרופיל החברה'],
    location: ['מקום העבודה', 'מיקום', 'מקום', 'עיר'],
    category: ['קטגוריה', 'קטגוריית משרה', 'תחום'],
    industry: ['ענף', 'תעשייה'],
    employmentType: ['סוג העסקה', 'היקף משרה', 'סוג משרה'],
    workMode: ['אופן העבודה', 'צורת עבודה', 'עבודה מרחוק'],
    seniority: ['רמת ניסיון', 'דרג', 'ניסיון'],
    description: ['תיאור', 'תיאור המשרה', 'תיאור התפקיד'],
    requirements: ['דרישות', 'דרישות התפקיד', 'כישורים נדרשים'],
    preferredSkills: ['כישורים רצויים', 'יתרונות', 'כישורים'],
    benefits: ['הטבות', 'תנאים'],
    salary: ['שכר', 'משכורת'],
    salaryMin: ['שכר מ', 'שכר מינימלי', 'שכר מינימום'],
    salaryMax: ['שכר עד', 'שכר מקסימלי', 'שכר מקסימום'],
    salaryCurrency: ['מטבע השכר', 'מטבע'],
    salaryPeriod: ['תקופת השכר', 'תקופת שכר'],
    postedAt: ['תאריך המודעה', 'תאריך פרסום', 'תאריך'],
    fraudulent: ['הונאה'],
  },
};

/** All names of a field's columns, by preference. */
export function headersOf(field: PostingField): readonly string[] {
  return [...FIELD_HEADERS[field], ...Object.values(HEADER_WORDS).flatMap((words) => words[field])];
}

/** The part of a column's name that is compared. */
export function columnKey(name: string): string {
  return wordsOf(name).join('');
}

const KEYS = Object.entries({ en: FIELD_HEADERS, ...HEADER_WORDS }).map(
  ([language, words]: [string, Words]) => [language, new Set(POSTING_FIELDS.flatMap((field) => words[field].map(columnKey)))] as const,
);

/** The decimal sign of the language in which most of the known names of a header are; `undefined` when none is known. */
export function decimalOfHeader(labels: readonly string[]): DecimalSign | undefined {
  const names = labels.map(columnKey);
  const counts = KEYS.map(([language, keys]) => [language, names.filter((name) => keys.has(name)).length] as const);
  const [best] = counts.toSorted(([, one], [, other]) => other - one);
  if (best === undefined || best[1] === 0) return undefined;
  return best[0] === 'de' ? 'comma' : 'point';
}
