import { screen, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href, routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pictureAddress } from '#core/testing/fake-pictures.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { getCandidate } from '../../contract/candidate-endpoints.ts';
import { valuesOf } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';
import { sharedSections } from '../../contract/shared-profile.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import { filesById } from '../files/profile-files.ts';
import { View as SentView } from '../sent/profile-part.tsx';
import { FakeProfile } from '../testing/fake-profile.ts';
import { profileFile } from '../testing/profile-file.ts';

const ID = '018f0000-0000-4000-8000-000000000001';
const OTHER = '018f0000-0000-4000-8000-000000000002';
const told: Partial<ProfileSections> = {
  basics: { photo: null, headline: 'Welder', pronouns: '', isOldEnough: true },
  experience: {
    items: [
      {
        ...{ id: ID, title: 'Fitter', company: 'IJssel Steel', place: 'Kampen', employmentType: '', skills: ['Pipes'] },
        ...{ start: '2019-02', end: '2021-08', isCurrent: false, description: 'Built boilers.' },
      },
    ],
  },
  certificates: {
    items: [
      {
        id: ID,
        name: 'Welding',
        issuer: 'DVS',
        number: '',
        issued: '2019-01',
        expires: '2020-01',
        url: 'https://example.org/',
        paper: null,
      },
    ],
    driving: ['B'],
  },
};

/** The profile of an applicant as it was sent, on a page of its own. */
const PanelPage = observer(function PanelPage() {
  const api = useService(ApiClient);
  const { resource } = useResource((signal) => api.call(getCandidate, { params: { id: ID }, signal }));
  if (resource.value === undefined) return null;
  const { sections, files } = resource.value;
  return <SentView copy={{ sections, talentPoolUntil: '' }} files={filesById(files)} />;
});

const panelRoute = routeRef('panel.page', '/panel');
const panelPlugin = defineClientPlugin({
  id: 'panel',
  pages: [{ route: panelRoute, layout: 'none', load: async () => ({ Page: PanelPage }) }],
});

const open = (at: string, profile: FakeProfile): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, panelPlugin], {
    at,
    as: 'candidate',
    api: {
      ...profile.replies,
      'candidate.get': {
        candidateId: ID,
        name: 'Ada',
        sections: sharedSections(valuesOf(profile.profile.sections)),
        files: profile.profile.files,
      },
    },
  });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it("a candidate's own profile shows the filled parts with links to their steps, and names the empty parts", async () => {
  const view = await open(href(candidateRoutes.profile), new FakeProfile(told));
  const experience = within(await screen.findByRole('region', { name: 'Experience' }));
  expect(experience.getByText('2 years, 7 months')).toBeVisible();
  expect(experience.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/admin/profile/candidate/4');
  expect(screen.queryByRole('region', { name: 'Education' })).toBeNull();
  const aside = within(screen.getByRole('complementary', { name: 'How complete your profile is' }));
  expect(await aside.findByText('35% complete')).toBeVisible();
  await view.user.click(aside.getByRole('link', { name: 'Education' }));
  expect(view.address).toBe('/admin/profile/candidate/5');
});

it("a candidate's own profile says in words who sees it, and links to the step that changes it and to the preview", async () => {
  const review = {
    ...{ isConfirmed: true, visibility: 'all' as const, showsName: false, showsCv: true, talentPoolSince: '2020-01-31' },
    ...{ blockedCompanies: [{ id: ID, name: 'IJssel Steel' }], blockedDomains: ['example.org'] },
  };
  await open(href(candidateRoutes.profile), new FakeProfile({ ...told, review }));
  const choices = within(await screen.findByRole('region', { name: 'Who sees your profile' }));
  expect(choices.getByText('All companies')).toBeVisible();
  expect(choices.getByText('Open to offers')).toBeVisible();
  expect(choices.getByText('Only companies you apply to read them, in what you send.')).toBeVisible();
  expect(choices.getByText('Companies that find you can open them.')).toBeVisible();
  expect(choices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['IJssel Steel', 'example.org']);
  expect(choices.getByText('Your consent was valid until Jan 31, 2022.')).toBeVisible();
  expect(choices.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/admin/profile/candidate/10');
  expect(screen.getByRole('link', { name: 'See your profile as others do' })).toHaveAttribute('href', '/admin/candidates/view');
});

it("a candidate's own profile invites a candidate with an empty profile", async () => {
  await open(href(candidateRoutes.profile), new FakeProfile());
  expect(await screen.findByRole('link', { name: 'Write your headline' })).toHaveAttribute('href', '/admin/profile/candidate/1');
  expect(screen.queryByRole('link', { name: 'Continue your profile' })).toBeNull();
});

describe("an applicant's profile", () => {
  it('shows the filled parts in words that do not address the reader as the candidate', async () => {
    await open(href(panelRoute), new FakeProfile({ ...told, portfolio: { cvs: [], summary: 'I like steel.', items: [] } }));
    expect(await screen.findByText('I like steel.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'About',
      'Experience',
      'Certificates and licences',
    ]);
    expect(screen.getByText('valid until Jan 2020, expired')).toBeVisible();
    expect(screen.getByText('Driving licence: B')).toBeVisible();
    const outside = screen.getByRole('link', { name: 'Welding' });
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('lists the CVs by their names, the default first, without those that are gone or have a virus', async () => {
    const cv = (place: number, name: string, isDefault = false) => ({ fileId: ID.replace(/1$/, `${place}`), name, isDefault });
    const cvs = [cv(2, 'Short'), cv(3, 'Long', true), cv(4, 'Gone'), cv(5, 'Ill'), cv(6, 'New')];
    const profile = new FakeProfile({ portfolio: { ...BLANK_SECTIONS.portfolio, cvs } }, [
      profileFile(cvs[0]?.fileId ?? '', { pages: 2 }),
      profileFile(cvs[1]?.fileId ?? ''),
      profileFile(cvs[3]?.fileId ?? '', { state: 'infected' }),
      profileFile(cvs[4]?.fileId ?? '', { state: 'pending' }),
    ]);
    await open(href(panelRoute), profile);
    const rows = within(await screen.findByRole('list', { name: 'CVs' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'LongPDF117 kBView',
      'ShortPDF117 kB2 pagesView',
      'NewBeing checked for viruses',
    ]);
    expect(screen.getByRole('button', { name: 'View Long' })).toBeVisible();
  });

  it('opens the papers of certificates by the names of the certificates', async () => {
    const paper = { id: ID, name: 'Welding', issuer: 'DVS', number: '', issued: '', expires: '', url: '', paper: OTHER };
    const profile = new FakeProfile({ certificates: { items: [paper], driving: [] } }, [profileFile(OTHER, { purpose: 'certificate' })]);
    await open(href(panelRoute), profile);
    const papers = within(await screen.findByRole('list', { name: 'Paper of Welding' }));
    expect(papers.getByRole('button', { name: 'View Welding' })).toBeVisible();
  });

  it('shows the photo, and the pictures of the works with their titles', async () => {
    const [photo, picture] = [OTHER, ID.replace(/1$/, '3')];
    const work = { id: ID, title: 'Lock gate', url: 'https://example.org/gate', description: '', picture };
    const profile = new FakeProfile(
      { basics: { ...BLANK_SECTIONS.basics, photo }, portfolio: { ...BLANK_SECTIONS.portfolio, items: [work] } },
      [
        profileFile(photo, { purpose: 'photo', mediaType: 'image/webp' }),
        profileFile(picture, { purpose: 'portfolio', mediaType: 'image/webp' }),
      ],
    );
    await open(href(panelRoute), profile);
    expect(await screen.findByRole('img', { name: 'Photo' })).toHaveAttribute('src', pictureAddress(photo));
    expect(screen.getByRole('img', { name: 'Picture of Lock gate' })).toHaveAttribute('src', pictureAddress(picture));
  });

  it.each([
    ['is not checked yet', [profileFile(OTHER, { purpose: 'photo', state: 'pending' })]],
    ['is gone', []],
  ])('leaves out a photo that %s', async (_, files) => {
    const view = await open(
      href(panelRoute),
      new FakeProfile({ basics: { ...BLANK_SECTIONS.basics, headline: 'Welder', photo: OTHER } }, files),
    );
    expect(await screen.findByText('Welder')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('core.link-pictures');
  });

  it('says that nothing is filled in', async () => {
    await open(href(panelRoute), new FakeProfile({ basics: { ...BLANK_SECTIONS.basics, isOldEnough: true } }));
    expect(await screen.findByText('The candidate has not filled in a profile yet.')).toBeVisible();
  });
});
