import { screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { BLANK_DETAILS } from '../../contract/detail-values.ts';
import { type PostingActionProps, postingParts } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, besideAPosting, idOf, pageOf } from '../testing/job-builders.ts';

const VIEW = href(jobRoutes.view, {}, { id: idOf(1) });

const Panel = ({ job, isPreview = false }: PostingActionProps): JSX.Element => <p>{`Apply for ${job.title}: ${isPreview}`}</p>;

/** A plugin with the action of candidates. */
const applying = defineClientPlugin({
  id: 'flowers',
  requires: ['jobs'],
  contributes: [
    postingParts.add('flowers.pick', 10, {
      action: {
        ability: { subject: 'flower', action: 'pick' },
        loadPanel: async () => ({ Panel }),
        loadBar: async () => ({ Bar: Panel }),
      },
    }),
  ],
});

const open = (job: Job | FakeReplies, at = VIEW, as: 'employer' | 'candidate' = 'employer'): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin, applying], {
    at,
    as,
    api: {
      ...besideAPosting,
      'employer.get-company': {},
      'jobs.search': pageOf(),
      'jobs.count': { count: 0, more: false },
      'jobs.list-categories': { items: [] },
      'jobs.list-managed': pageOf(),
      'admin-masters.list-offered': fakeNamedList({
        benefits: { bike: 'Company bike' },
        'education-levels': { master: 'Master' },
        'skill-levels': { 4: 'Very good' },
      }),
      ...('title' in job ? { 'jobs.get': job } : job),
    },
  });

const factOf = (term: string): string | null | undefined =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => textContent === term)
    ?.parentElement?.querySelector('dd')?.textContent;

describe('the preview of a posting', () => {
  it('is the page of the posting, and leads members of its company back to the form', async () => {
    const viewer = { manages: true, moderates: false, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves: [] };
    const view = await open(aJob({ status: 'draft', viewer, descriptionHtml: '<h3>Tasks</h3><ul><li>Weld</li></ul>' }));
    expect(view.heading).toBe('Pump engineer');
    expect(screen.getByText('This job is a draft.')).toBeVisible();
    expect(factOf('Posted')).toBe('not yet');
    expect(screen.getByRole('heading', { level: 3, name: 'Tasks' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the form' })).toHaveAttribute('href', href(jobRoutes.form, {}, { id: idOf(1) }));
  });

  it.each(['draft', 'pending_review', 'changes_requested', 'published'] as const)(
    'shows the action of candidates, which its company cannot use, while a posting is %s',
    async (status) => {
      await open(
        aJob({
          status,
          viewer: {
            manages: true,
            moderates: false,
            isOpen: status === 'published',
            isRead: true,
            applyBy: status === 'published' ? 'form' : null,
            mayApply: status === 'published',
            moves: [],
          },
        }),
      );
      expect((await screen.findAllByText('Apply for Pump engineer: true'))[0]).toBeVisible();
    },
  );

  it('shows no action of candidates for a posting that takes no applications any more', async () => {
    await open(
      aJob({
        status: 'closed',
        viewer: { manages: true, moderates: false, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves: [] },
      }),
    );
    expect(screen.getByText('This job is closed.')).toBeVisible();
    expect(screen.queryByText(/^Apply for/)).toBeNull();
  });

  it.each([
    ['employer', href(jobRoutes.managed)],
    ['candidate', href(jobRoutes.hub)],
  ] as const)('without an id leads %ss to their list', async (role, list) => {
    expect((await open(aJob(), href(jobRoutes.view), role)).address).toBe(list);
  });

  it('of a draft of another company is a missing page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({
      'jobs.get': refusal(404, 'not-found', 'This does not exist, or you do not have access to it.'),
    });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });
});

describe('a posting', () => {
  it('shows all that its company said', async () => {
    const details = {
      ...BLANK_DETAILS,
      skills: [
        { code: 'welding', name: 'Welding', must: true, level: 4 },
        { code: '', name: 'Humour', must: false, level: null },
      ],
      languages: [{ code: 'nl', level: 'b2' as const }],
      benefits: ['bike'],
      places: [{ location: 'Zwolle', country: 'NL' }],
      openings: 3,
      daysOnSite: 2,
      educationLevel: 'master',
      startsOn: '2026-09-01',
      responseDays: 14,
      isGross: true,
      isNegotiable: true,
    };
    const more = { workMode: 'hybrid', country: 'NL', language: 'nl', experienceMin: 2, experienceMax: 5 } as const;
    await open(aJob({ details, ...more, deadline: '2026-08-01', renewedAt: '2026-04-01T09:00:00.000Z', applyUrl: 'https://jobs.test/1' }));
    expect(factOf('Pay')).toContain('a year, before taxes, negotiable');
    expect(factOf('Location')).toBe('DeventerNetherlands');
    expect(factOf('More locations')).toBe('Zwolle');
    expect(factOf('Work mode')).toBe('Hybrid2 days on site a week');
    expect(factOf('Experience')).toBe('2 to 5 years');
    expect(factOf('Openings')).toBe('3 people');
    expect(factOf('Answer within')).toBe('14 days');
    expect(factOf('Starts on')).toBe('Sep 1, 2026');
    expect(factOf('Apply by')).toBe('Aug 1, 2026');
    expect(factOf('Reference')).toBe('J-KRVQKEBZ');
    expect(await screen.findByText('Master')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Necessary skills' })).getByText('Welding: Very good')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Helpful skills' })).getByText('Humour')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Languages' })).getByText('Dutch (B2)')).toBeVisible();
    expect(await within(screen.getByRole('region', { name: 'Benefits' })).findByText('Company bike')).toBeVisible();
    expect(factOf('Renewed')).toMatch(/^(Apr 1, 2026|.* ago)first posted on Mar 1, 2026$/);
    const panel = within(screen.getByRole('region', { name: 'Apply for this job' }));
    expect(panel.getByRole('link', { name: 'Apply at jobs.test' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('for remote work says where applicants may live', async () => {
    const details = { ...BLANK_DETAILS, applicantCountries: ['NL', 'DE'], daysOnSite: 3 };
    await open(aJob({ workMode: 'remote', details }));
    expect(factOf('Applicants may live in')).toBe('Netherlands, Germany');
    expect(factOf('Work mode')).toBe('Remote');
  });

  it.each([
    ['expired', 'This job has expired.'],
    ['closed', 'This job is closed.'],
    ['paused', 'This posting is paused.'],
  ] as const)('that is %s says so, and offers no way to apply', async (status, text) => {
    const viewer = { manages: false, moderates: false, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves: [] };
    await open(aJob({ status, viewer, endedAt: '2026-05-01T09:00:00.000Z', applyUrl: 'https://jobs.test/1' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Apply at/ })).toBeNull();
  });

  it('whose deadline has passed says so', async () => {
    await open(
      aJob({
        deadline: '2026-05-01',
        viewer: { manages: false, moderates: false, isOpen: false, isRead: true, applyBy: null, mayApply: false, moves: [] },
      }),
    );
    expect(screen.getByText('The last day was May 1, 2026.')).toBeVisible();
  });
});
