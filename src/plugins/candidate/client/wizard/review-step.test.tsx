import { screen, waitFor, within } from '@testing-library/react';
import { pick } from '#core/testing/pick.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn, open } from '../testing/open-step.ts';

const ID = '018f0000-0000-4000-8000-000000000001';

it('the last step shows the content of every part', async () => {
  const skills = { items: [{ id: ID, code: '', name: 'Welding', level: 4, years: 6, lastUsed: null }] };
  await open('review', new FakeProfile({ ...filledIn, skills, certificates: { items: [], driving: ['B'] } }));
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await part('Basics')).getByText('Welder')).toBeVisible();
  expect((await part('Basics')).getByText('I am old enough to work in the country I live in.')).toBeVisible();
  expect((await part('Contact and place')).getByText(/Kampen/)).toBeVisible();
  expect((await part('Job preferences')).getByText(/full_time/)).toBeVisible();
  expect((await part('Skills')).getByText('Welding')).toBeVisible();
  expect((await part('Certificates and licences')).getByText('Driving licence: B')).toBeVisible();
  expect((await part('Education')).getByText('Not started')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Edit / })).toHaveLength(9);
});

it('the last step links to the missing parts, which lead back, and cannot be finished without them', async () => {
  const profile = new FakeProfile({ ...filledIn, place: BLANK_SECTIONS.place });
  const view = await open('review', profile);
  expect(await screen.findByText('Missing: country and city')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /This is correct/ })).toBeNull();
  await view.user.click(goOn());
  expect(view.address).toBe('/admin/profile/candidate/10');
  await view.user.click(screen.getByRole('link', { name: 'Edit Contact and place' }));
  await pick(view.user, await screen.findByLabelText('Country'), 'Netherlands');
  await view.user.type(screen.getByLabelText('City'), 'Kampen');
  await view.user.click(screen.getByRole('button', { name: 'Continue Review' }));
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/10'));
  expect(await screen.findByRole('checkbox', { name: /This is correct/ })).toBeVisible();
});

it('the last step finishes the profile once the candidate confirms it', async () => {
  const profile = new FakeProfile(filledIn);
  const view = await open('review', profile);
  await screen.findByRole('checkbox', { name: /This is correct/ });
  await view.user.click(goOn());
  expect(await screen.findByText('Confirm that everything is correct.')).toBeVisible();
  await view.user.click(screen.getByRole('checkbox', { name: /This is correct/ }));
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toMatch(/^\/admin\/dashboard/));
  expect(profile.profile.sections.review.value.isConfirmed).toBe(true);
});
