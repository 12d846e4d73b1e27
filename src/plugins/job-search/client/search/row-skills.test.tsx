import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { type OwnSkillModule, seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';
import { openSearch } from '../testing/open-search.ts';

const Source: OwnSkillModule['Source'] = ({ onSkills }) => {
  useEffect(() => onSkills([{ name: 'python' }, { code: 'sql', name: 'Queries' }]), [onSkills]);
  return null;
};

const load = jest.fn(async () => ({ Source }));

const knowing = defineClientPlugin({
  id: 'knowing',
  requires: ['jobs'],
  contributes: [seekerParts.add('knowing.skills', 5, { skills: { roles: ['candidate'], load } })],
});

const skills = [
  { code: '', name: 'Python' },
  { code: 'sql', name: 'SQL' },
  { code: '', name: 'Excel' },
];

const open = (...jobs: readonly object[]) => openSearch({ api: { 'jobs.search': pageOf(...jobs.map(aJobSummary)) }, plugins: [knowing] });

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (row === null) throw new Error('There is no such row.');
  return within(row);
};

beforeEach(() => load.mockClear());

test('a row names the skills of the posting, and says which of them the candidate has', async () => {
  await open({ skills, responseDays: 7 }, { id: idOf(3), title: 'Fitter', skills });
  const row = await rowOf('Pump engineer');
  await screen.findAllByText('(yours)');
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Python (yours)', 'SQL (yours)', 'Excel']);
  expect(row.getByText('Answers within 7 days')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a sentence takes the place of the skills', async () => {
  await open({ skills, sentence: 'You write Python.' });
  const row = await rowOf('Pump engineer');
  expect(row.getByText('You write Python.')).toBeVisible();
  expect(row.queryByText('Excel')).toBeNull();
});

test('nobody asks for the own skills where no row names any', async () => {
  await open({});
  await rowOf('Pump engineer');
  expect(load).not.toHaveBeenCalled();
});

test('a row says that the company is verified, how and since when, and nothing of a company that is not', async () => {
  const { company } = aJobSummary();
  const verified = { way: 'papers', at: '2026-03-01T09:00:00.000Z' } as const;
  await open({ company: { ...company, verified } }, { id: idOf(3), title: 'Fitter' });
  expect((await rowOf('Pump engineer')).getByText('Verified by papers on Mar 1, 2026')).toBeVisible();
  expect((await rowOf('Fitter')).queryByText(/Verified/)).toBeNull();
});
