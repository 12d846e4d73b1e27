import { SkillIndex } from './skill-index.ts';

const row = (code: string, name: string, names: Readonly<Record<string, string>> = {}) => ({ code, name, names });

const foundIn = async (text: string) => {
  const index = await SkillIndex.of([
    row('c', 'C'),
    row('cpp', 'C++'),
    row('csharp', 'C#'),
    row('research', 'R&D'),
    row('java', 'Java (computer programming)'),
    row('javascript', 'JavaScript'),
    row('go', 'Go'),
    row('r', 'R'),
    row('excel', 'Excel'),
    row('communication', 'communication', { de: 'Kommunikation' }),
    row('market-research', 'market research', { de: 'Marktforschung betreiben' }),
    row('risk', 'risk management', { ar: 'إدارة المخاطر', he: 'ניהול סיכונים', fa: 'مدیریت ریسک' }),
    row('english', 'English'),
    row('empty', '…'),
  ]);
  return index.in(text);
};

test.each([
  ['We write C++ and C#.', ['cpp', 'csharp']],
  ['You know Java and SQL', ['java']],
  ['You know JavaScript', ['javascript']],
  ['Market-Research and RISK MANAGEMENT', ['market-research', 'risk']],
  ['You excel in sales', []],
  ['You use Excel.', ['excel']],
  ['Go to our page and read R news', []],
  ['R&D, .NET', ['research']],
  ['Good communication and Kommunikation', []],
  ['We study the market. Research is yours.', []],
  ['Sie werden Marktforschung betreiben', ['market-research']],
  ['خبرة في إدارة المخاطر', ['risk']],
  ['ניסיון: ניהול סיכונים', ['risk']],
  ['مدیریت ریسک', ['risk']],
  ['English, English and english', ['english']],
  ['', []],
])('in “%s”, the skills %j are found', async (text, codes) => {
  expect(await foundIn(text)).toEqual(codes);
});

test('at most twenty skills are found, the first ones of the text', async () => {
  const index = await SkillIndex.of(Array.from({ length: 30 }, (_, at) => row(`s${at}`, `skill ${at}`)));
  const text = Array.from({ length: 30 }, (_, at) => `skill ${29 - at}`).join(', ');
  expect(index.in(text)).toEqual(Array.from({ length: 20 }, (_, at) => `s${29 - at}`));
});

test('without skills, nothing is found', async () => {
  expect((await SkillIndex.of([])).in('Java')).toEqual([]);
});
