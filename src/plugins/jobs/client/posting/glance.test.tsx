import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { type OwnSkillModule, seekerParts } from '../../contract/client-extension-points.ts';
import { BLANK_DETAILS } from '../../contract/detail-values.ts';
import { aJob } from '../testing/job-builders.ts';
import { openPosting } from '../testing/open-posting.ts';

const Source: OwnSkillModule['Source'] = ({ onSkills }): JSX.Element => (
  <button type="button" onClick={() => onSkills([{ code: 'welding', name: 'Schweißen' }, { name: '  elagage ' }, { code: '', name: '' }])}>
    Know
  </button>
);

const termsIn = (name: string): (string | null)[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
const factOf = (term: string): string | null | undefined =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => textContent === term)
    ?.parentElement?.querySelector('dd')?.textContent;

describe('at a glance', () => {
  it('the page shows the facts that decide before the text, and the others behind it, in one order', async () => {
    const job = aJob({
      expiresAt: '2099-06-05T09:00:00.000Z',
      publishedAt: '2020-03-01T09:00:00.000Z',
      country: 'NL',
      deadline: '2099-05-01',
      details: { ...BLANK_DETAILS, openings: 4 },
    });
    await openPosting(job, { 'jobs.count-applicants': { count: 12, more: false } });
    expect(await screen.findByText('12 people have applied')).toBeVisible();
    expect(termsIn('Details')).toEqual(['Pay', 'Location', 'Work mode', 'Employment', 'Posted', 'Apply by']);
    expect(termsIn('More details')).toEqual(['Category', 'So far', 'Openings', 'Reference']);
    const text = screen.getByRole('heading', { name: 'Job description' });
    expect(screen.getByText('Apply by').compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(text.compareDocumentPosition(screen.getByText('Openings'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [years] = /(?<=2020)\d+ years ago/.exec(factOf('Posted') ?? '') ?? [];
    expect(factOf('Posted')).toBe(`Mar 1, 2020${years}open until Jun 5, 2099`);
    expect(factOf('Openings')).toBe('4 people');
  });

  it('a renewed posting says so, and when it was first posted', async () => {
    await openPosting(aJob({ publishedAt: '2020-03-01T09:00:00.000Z', renewedAt: '2020-04-01T09:00:00.000Z' }));
    expect(factOf('Renewed')).toMatch(/^Apr 1, 2020\d+ years agofirst posted on Mar 1, 2020$/);
    expect(termsIn('Details')).not.toContain('Posted');
  });

  it('a posting without a date of its own says when it was imported, not how old it is', async () => {
    const publishedAt = new Date(Date.now() - 20_000).toISOString();
    await openPosting(aJob({ publishedAt, isImportDate: true }));
    expect(factOf('Imported')).toMatch(/^\w{3} \d+, \d{4}$/);
    expect(termsIn('Details')).not.toContain('Posted');
  });

  it.each([
    [89, /^\w{3} \d+, \d{4}$/],
    [91, /^\w{3} \d+, \d{4}3 months ago$/],
  ])('a posting of %d days says its date, and an old one its age', async (days, words) => {
    await openPosting(aJob({ publishedAt: new Date(Date.now() - days * 86_400_000).toISOString() }));
    expect(factOf('Posted')).toMatch(words);
  });

  it.each([
    [{ count: 0, more: false }, 'Nobody has applied'],
    [{ count: 1, more: false }, '1 person has applied'],
    [{ count: 20, more: false }, '20 people have applied'],
    [{ count: 20, more: true }, 'More than 20 people have applied'],
  ])('it says how many have applied: %j', async (reply, text) => {
    await openPosting(aJob(), { 'jobs.count-applicants': reply });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['no plugin counts', aJob(), { count: null, more: false }],
    ['the number does not load', aJob(), () => Promise.reject(refusal(500, 'internal', 'It failed.'))],
    ['the posting is over', aJob({ status: 'closed', endedAt: '2026-03-02T09:00:00.000Z' }), { count: 3, more: false }],
  ])('it says nothing about applicants when %s', async (_, job, reply) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await openPosting(job, { 'jobs.count-applicants': reply });
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
    expect(termsIn('More details')).not.toContain('So far');
    expect(view.snackbar).toBe('');
  });
});

describe('the skills of the user', () => {
  const details = {
    ...BLANK_DETAILS,
    skills: [
      { code: 'welding', name: 'Welding', must: true, level: null },
      { code: '', name: 'Élagage', must: true, level: null },
      { code: 'tact', name: 'Tact', must: false, level: null },
    ],
  };
  const knowing = (module: () => Promise<OwnSkillModule>) =>
    defineClientPlugin({
      id: 'flowers',
      requires: ['jobs'],
      contributes: [seekerParts.add('flowers.skills', 10, { skills: { roles: ['candidate'], load: module } })],
    });
  it('are marked by code and by name', async () => {
    const view = await openPosting(aJob({ details }), {}, [knowing(async () => ({ Source }))]);
    await view.user.click(await screen.findByRole('button', { name: 'Know' }));
    const must = within(screen.getByRole('region', { name: 'Necessary skills' }));
    expect(must.getByText('You have 2 of them.')).toBeVisible();
    expect(must.getAllByText('(yours)')).toHaveLength(2);
    const nice = within(screen.getByRole('region', { name: 'Helpful skills' }));
    expect(nice.queryByText('(yours)')).toBeNull();
    expect(nice.queryByText(/^You have/)).toBeNull();
  });

  it('are not marked when they do not load', async () => {
    const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openPosting(aJob({ details }), {}, [knowing(() => Promise.reject(new Error('no code')))]);
    expect(await screen.findByRole('region', { name: 'Necessary skills' })).toBeVisible();
    expect(screen.queryByText('(yours)')).toBeNull();
    expect(failed).toHaveBeenCalledWith('"flowers.skills" of plugin "flowers" did not load', expect.any(Error));
  });
});
