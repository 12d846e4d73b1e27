import { levelIn } from './level-in-title.ts';

test.each([
  ['Senior Java Developer', 'senior'],
  ['Sr. Data Analyst', 'senior'],
  ['Jr. Developer', 'junior'],
  ['Entry Level Sales', 'junior'],
  ['Marketing Intern', 'intern'],
  ['Business Admin Apprenticeship 16-18 Year Olds Only', 'intern'],
  ['Senior Full-Stack Engineer (Technical Lead)', 'lead'],
  ['VP of Sales', 'director'],
  ['Senior Director of Product', 'director'],
  ['Werkstudent (m/w/d) Marketing', 'intern'],
  ['Teamleiterin Vertrieb', 'lead'],
  ['متدرب محاسبة', 'intern'],
  ['کارآموز حسابداری', 'intern'],
  ['ראש צוות פיתוח', 'lead'],
  ["מפתח ג'וניור", 'junior'],
  ['Senior Care Assistant', null],
  ['Assistant to the Director', null],
  ['Executive Assistant to VP', null],
  ['Lead Generation Specialist', null],
  ['Internal Auditor', null],
  ['Junior or Senior Developer', null],
  ['Nurse', null],
  ['', null],
])('the title “%s” names the level %s', (title, level) => {
  expect(levelIn(title)).toBe(level);
});
