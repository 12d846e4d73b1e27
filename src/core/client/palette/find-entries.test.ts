import { findEntries } from './find-entries.ts';

const entries = ['Find work', 'My postings', 'Post a job', 'Café über alles', 'الإعدادات', 'פרופיל', 'استخدام العربية'].map((label) => ({
  label,
}));
const found = (typed: string): string[] => findEntries(entries, typed).map(({ label }) => label);

describe('finding by words', () => {
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
  ])('takes "%s" to mean %j', (typed, labels) => {
    expect(found(typed).sort()).toEqual([...labels].sort());
  });

  it('puts whole words before beginnings, and beginnings before middles', () => {
    const labels = ['Outpost', 'Postings', 'Post'].map((label) => ({ label }));
    expect(findEntries(labels, 'post').map(({ label }) => label)).toEqual(['Post', 'Postings', 'Outpost']);
  });

  it('keeps all in their order while nothing is typed', () => {
    expect(findEntries(entries, ' - ')).toEqual(entries);
  });
});
