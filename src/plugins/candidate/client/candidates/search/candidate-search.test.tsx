import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { withWidth } from '#core/testing/with-width.ts';
import { WORK_MODES } from '#plugins/jobs/contract/job.ts';
import type { CandidateFilter } from '../../../contract/candidate-search-schemas.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { aFoundCandidate, idOf, someCandidateFacets } from '../../testing/candidate-builders.ts';
import { callsOf, openAsEmployer, pageOf } from '../../testing/open-candidates.ts';

const LIST = href(candidateRoutes.list);

const list = (): Promise<HTMLElement> => screen.findByRole('list', { name: 'Candidates' });

withWidth(1280);

describe('the search for candidates', () => {
  it('shows the main facts of each candidate, and links to the profile', async () => {
    await openAsEmployer(LIST);
    const row = within(await list()).getAllByRole('listitem')[0] as HTMLElement;
    for (const text of ['Robin Vos', 'Kampen', 'Netherlands', 'Welder for ships', 'Welding', 'Can start: immediately', '7 years of work']) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).not.toHaveTextContent('Matches');
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/candidates/${idOf(1)}`);
  });

  it('calls a candidate without a name a candidate', async () => {
    await openAsEmployer(LIST, { 'candidate.search': pageOf(aFoundCandidate({ name: null })) });
    expect(within(await list()).getByRole('link', { name: 'Candidate' })).toBeVisible();
  });

  it('says in words why a candidate matches, and which skills were asked for', async () => {
    const skills = [
      { name: 'Welding', isAsked: true },
      { name: 'Drawing', isAsked: false },
    ];
    const at = href(candidateRoutes.list, {}, { q: 'ship', skills: 'turning,welding', languages: 'nl:b2', minYears: 5, startWithin: '30' });
    await openAsEmployer(at, { 'candidate.search': pageOf(aFoundCandidate({ skills })) });
    const shown = within(await list());
    expect(shown.getByText(/^Matches:/)).toHaveTextContent(
      'Matches: “ship”, Dutch (from B2), 5 years of work or more, Within 30 days, Welding',
    );
    const [asked, other] = within(shown.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(asked).toHaveTextContent('Welding (you searched for this)');
    expect(other).toHaveTextContent(/^Drawing$/);
    expect(document.querySelector('mark')).toHaveTextContent('ships');
  });

  it.each([
    ['newest', true, 'This is the only candidate who matches.'],
    ['relevance', false, 'This is the only candidate who matches.'],
    ['relevance', true, 'These are the newest 1 candidates who match. Sort by newest to see all.'],
  ] as const)('ends in the order %s, with more than were counted: %s, by saying "%s"', async (sort, more, end) => {
    const at = href(candidateRoutes.list, {}, { q: 'ship', sort });
    await openAsEmployer(at, { 'candidate.facets': someCandidateFacets({ count: 1000, more }) });
    expect(await screen.findByText(end)).toBeVisible();
  });

  it('opens no profile before the user chooses one', async () => {
    const view = await openAsEmployer(LIST);
    await list();
    expect(callsOf(view, 'candidate.get')).toEqual([]);
  });

  it('searches for the terms of the address, and says how many there are', async () => {
    const view = await openAsEmployer(href(candidateRoutes.list, {}, { town: 'Kampen', skills: 'drawing,welding', allSkills: true }), {
      'candidate.facets': someCandidateFacets({ count: 1000, more: true }),
    });
    expect(await screen.findByRole('heading', { name: '1,000+ candidates' })).toBeVisible();
    expect(callsOf(view, 'candidate.search')[0]).toMatchObject({ town: 'Kampen', skills: 'drawing,welding', allSkills: true });
    expect(screen.getByLabelText('Where')).toHaveValue('Kampen');
    expect(screen.getByRole('combobox', { name: 'Candidates have' })).toHaveValue('all');
  });

  it('puts every choice into the address', async () => {
    const view = await openAsEmployer(LIST);
    await list();
    await view.user.type(screen.getByLabelText('What'), 'ship{Enter}');
    await view.user.click(await screen.findByRole('checkbox', { name: /^Welding/ }));
    await view.user.click(await screen.findByRole('checkbox', { name: /^Dutch/ }));
    await view.user.selectOptions(await screen.findByRole('combobox', { name: /^Lowest level/ }), 'B2, for work');
    await view.user.click(await screen.findByRole('radio', { name: /^Within 30 days/ }));
    await view.user.type(screen.getByLabelText('From'), '5{Enter}');
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await waitFor(() => expect(view.address).toContain('sort=newest'));
    const { searchParams } = new URL(view.address, 'https://example.org');
    const chosen = { q: 'ship', skills: 'welding', languages: 'nl:b2', minYears: '5', startWithin: '30', sort: 'newest' };
    expect(Object.fromEntries(searchParams)).toEqual(chosen);
    await waitFor(() => expect(callsOf(view, 'candidate.search').at(-1)).toMatchObject({ ...chosen, minYears: 5 }));
    await view.user.click(screen.getByRole('button', { name: 'Remove Dutch (from B2)' }));
    await waitFor(() => expect(view.address).not.toContain('languages'));
  });

  it('finds further skills by name', async () => {
    const view = await openAsEmployer(LIST);
    await list();
    await view.user.type(screen.getByRole('combobox', { name: 'Find another skill' }), 'turn');
    await view.user.click(await screen.findByRole('option', { name: 'Turning' }));
    await waitFor(() => expect(view.address).toContain('skills=turning'));
    expect(await screen.findByRole('button', { name: 'Remove Turning' })).toBeVisible();
  });

  it('sends an employer without a company to add one, and does not search', async () => {
    const view = await openAsEmployer(LIST, { 'employer.list-my-companies': { items: [] } });
    expect(await screen.findByRole('link', { name: 'Add your company' })).toHaveAttribute('href', '/admin/companies/form');
    expect(callsOf(view, 'candidate.search')).toEqual([]);
  });

  it('names the filter to leave out when nobody is found', async () => {
    const view = await openAsEmployer(href(candidateRoutes.list, {}, { q: 'pilot', country: 'BE' }), {
      'candidate.search': pageOf(),
      'candidate.facets': ({ query: { q } }: { query: CandidateFilter }) => someCandidateFacets({ count: q === undefined ? 12 : 0 }),
    });
    expect(await screen.findByText('Without “pilot” there are 12 candidates.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Leave it out' }));
    await waitFor(() => expect(view.address).toBe('/admin/candidates?country=BE'));
  });

  it('says that there is nobody to find yet', async () => {
    await openAsEmployer(LIST, { 'candidate.search': pageOf(), 'candidate.facets': someCandidateFacets({ count: 0 }) });
    expect(await screen.findByText('There is no candidate to find yet')).toBeVisible();
  });
});

describe('a search that fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is tried again', async () => {
    let hasFailed = false;
    const { user } = await openAsEmployer(LIST, {
      'candidate.search': () => {
        if (hasFailed) return pageOf(aFoundCandidate());
        hasFailed = true;
        throw refusal(503, 'unavailable', 'The server is not ready.');
      },
    });
    expect(await screen.findByText('The candidates did not load.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Robin Vos' })).toBeVisible();
  });

  it('keeps the candidates when only the numbers fail', async () => {
    await openAsEmployer(LIST, {
      'candidate.facets': refusal(503, 'unavailable', 'The server is not ready.'),
    });
    expect(await screen.findByRole('link', { name: 'Robin Vos' })).toBeVisible();
    expect(screen.getByText('The numbers of candidates for each filter did not load.')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Work mode' })).getAllByRole('checkbox')).toHaveLength(WORK_MODES.length);
  });
});
