import { screen, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';
import { COMPLETE, skills } from '../../contract/testing/some-sections.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn } from '../testing/open-step.ts';

const half: Partial<ProfileSections> = {
  ...{ basics: filledIn.basics, experience: COMPLETE.experience, skills: skills(2) },
  preferences: { ...filledIn.preferences, workModes: [] },
};
const finished: Partial<ProfileSections> = { ...filledIn, experience: COMPLETE.experience, review: COMPLETE.review };
const dashboard = '/admin/dashboard/dashboard-candidate';
const page = href(candidateRoutes.profile);

// With the list of plugins, since the dashboard is another plugin's page.
const open = (at: string, values: Partial<ProfileSections>): Promise<View> =>
  renderPlugin(clientPlugins, { at, as: 'candidate', api: new FakeProfile(values).replies });

// The places that show the completeness, each with the name of its landmark.
const PLACES = { dashboard: ['region', 'Your profile'], page: ['complementary', 'How complete your profile is'] } as const;

/** Waits until a place shows this text. Returns its link to the next step. */
async function nextBeside(place: keyof typeof PLACES, text: string): Promise<HTMLElement | null> {
  const [role, name] = PLACES[place];
  const area = within(await screen.findByRole(role, { name }));
  expect(await area.findByText(text)).toBeVisible();
  return area.queryByRole('link', { name: /^Next/ });
}

// Other parts of the dashboard have no answer here, and report that.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe.each([
  ['dashboard', dashboard],
  ['page', page],
] as const)('the completeness on the %s', (place, address) => {
  it('of an empty profile stands beside the invitation to begin, and names no other step', async () => {
    await open(address, {});
    const next = await nextBeside(place, '0% complete');
    expect(next).toBeNull();
    expect(await screen.findByRole('link', { name: 'Write your headline' })).toHaveAttribute('href', '/admin/profile/candidate/1');
  });

  it('of a profile that has only optional fields names the step that adds most', async () => {
    await open(address, { place: { ...BLANK_SECTIONS.place, phone: '+442079460958' } });
    const next = await nextBeside(place, '0% complete');
    expect(next).toHaveAccessibleName('Next: Experience (+15%)');
  });

  it('of a half-filled profile names the step that adds most, and leads to it', async () => {
    const view = await open(address, half);
    const next = await nextBeside(place, '42% complete');
    expect(next).toHaveAccessibleName('Next: Contact and place (+10%)');
    if (next !== null) await view.user.click(next);
    expect(view.address).toBe('/admin/profile/candidate/2');
  });

  it('of a finished profile names an optional step', async () => {
    await open(address, finished);
    const next = await nextBeside(place, '50% complete');
    expect(next).toHaveAccessibleName('Next: Skills (+15%)');
    expect(next).toHaveAttribute('href', '/admin/profile/candidate/6');
  });
});

it('a complete profile is called complete on the dashboard, without a next step', async () => {
  await open(dashboard, COMPLETE);
  const next = await nextBeside('dashboard', 'Your profile is complete. Employers get a copy of it when you apply.');
  expect(next).toBeNull();
});

it('a complete profile has 100 percent and no next step on its page', async () => {
  await open(page, COMPLETE);
  const next = await nextBeside('page', '100% complete');
  expect(next).toBeNull();
});

it.each([
  ['empty', {}, '0% complete'],
  ['half-filled', half, '42% complete'],
  ['finished', finished, '50% complete'],
])('a profile that is %s has the same percentage in the wizard, on its page and on the dashboard', async (_, values, percent) => {
  const view = await open(href(candidateRoutes.review), values);
  expect(await within(await screen.findByRole('navigation', { name: 'Your profile' })).findByText(percent)).toBeVisible();
  await view.open(page);
  await nextBeside('page', percent);
  await view.open(dashboard);
  await nextBeside('dashboard', percent);
});
