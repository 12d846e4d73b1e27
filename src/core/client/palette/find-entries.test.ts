import { findEntries } from './find-entries.ts';

const entries = ['Find work', 'My postings', 'Post a job', 'Café über alles', 'الإعدادات', 'פרופיל', 'استخدام العربية'].map((label) => ({
  label,
}));
const found = (typed: string): string[] => findEntries(entries, typed).map(({ label }) => label);

it.each([
  ['post', ['My postings', 'Post a job']],
  ['job post', ['Post a job']],
  ['WORK', ['Find work']],
  ['cafe uber', ['Café über alles']],
  ['sting', ['My postings']],
  ['ptg', ['My postings']],
  ['الاعدادات', ['الإعدادات']],
  ['פרופ', ['פרופיל']],
  ['العربيه', ['استخدام العربية']],
  ['zebra', []],
  ['post zebra', []],
])('finding by words finds for "%s": %j', (typed, labels) => {
  expect(found(typed).sort()).toEqual([...labels].sort());
});

it('finding by words ranks whole words before prefixes, and prefixes before infixes', () => {
  const labels = ['Outpost', 'Postings', 'Post'].map((label) => ({ label }));
  expect(findEntries(labels, 'post').map(({ label }) => label)).toEqual(['Post', 'Postings', 'Outpost']);
});

it('finding by words keeps all entries in their order while the text is empty', () => {
  expect(findEntries(entries, ' - ')).toEqual(entries);
});
