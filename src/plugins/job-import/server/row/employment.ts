import { wordsOf } from '#core/server/text/text-key.ts';
import type { EmploymentType, WorkMode } from '#plugins/jobs/contract/job.ts';
import type { RowCells } from './row-cells.ts';
import { IMPORT_LIMITS } from './row-cells.ts';

const EMPLOYMENT_WORDS: Readonly<Record<EmploymentType, readonly string[]>> = {
  full_time: ['full time', 'ft', 'f', 'vollzeit', 'دوام كامل', 'تمام وقت', 'משרה מלאה'],
  part_time: ['part time', 'pt', 'p', 'teilzeit', 'دوام جزئي', 'پاره وقت', 'نیمه وقت', 'משרה חלקית'],
  contract: ['contract', 'contractor', 'freelance', 'freelancer', 'freie mitarbeit', 'عقد', 'قراردادی', 'פרילנס'],
  temporary: ['temporary', 'temp', 'seasonal', 'befristet', 'مؤقت', 'موقت', 'זמני'],
  internship: ['internship', 'intern', 'praktikum', 'تدريب', 'کارآموزی', 'התמחות'],
  volunteer: ['volunteer', 'voluntary', 'ehrenamt', 'تطوع', 'داوطلبانه', 'התנדבות'],
  other: ['other'],
};

const MODE_WORDS: Readonly<Record<WorkMode, readonly string[]>> = {
  remote: [
    'remote',
    'fully remote',
    'telecommute',
    'work from home',
    '1',
    't',
    'true',
    'yes',
    'ja',
    'homeoffice',
    'عن بعد',
    'دورکاری',
    'מהבית',
  ],
  hybrid: ['hybrid'],
  onsite: ['onsite', 'on site', 'in office', 'in person', 'vor ort', 'في الموقع', 'حضوری', 'במשרד'],
};

const employmentTypes = byWords(EMPLOYMENT_WORDS);
const workModes = byWords(MODE_WORDS);

/** The employment type, if the cell has a known one. Of several, the first counts. Other words are ignored. */
export function readEmploymentType(row: RowCells): EmploymentType | undefined {
  const cell = row.line('employmentType', IMPORT_LIMITS.label) ?? '';
  const [type] = [cell, ...cell.split(/[,;|/]/)].flatMap((text) => employmentTypes.get(wordKey(text)) ?? []);
  return type;
}

/** The work mode. A "no" in a column for remote work leaves it unknown, because the work may be hybrid. */
export function readWorkMode(row: RowCells): WorkMode | undefined {
  return workModes.get(wordKey(row.line('workMode', IMPORT_LIMITS.label) ?? ''));
}

function byWords<Value extends string>(words: Readonly<Record<Value, readonly string[]>>): ReadonlyMap<string, Value> {
  const entries = Object.entries(words) as [Value, readonly string[]][];
  return new Map(entries.flatMap(([value, texts]) => texts.map((text): [string, Value] => [wordKey(text), value])));
}

function wordKey(text: string): string {
  return wordsOf(text).join('');
}
