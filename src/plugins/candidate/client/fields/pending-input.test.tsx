import { screen, waitFor, within } from '@testing-library/react';
import { pick } from '#core/testing/pick.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn, open } from '../testing/open-step.ts';

it('a step whose input was not added to its list adds a typed country, and continues', async () => {
  const profile = new FakeProfile(filledIn);
  const view = await open('place', profile);
  await view.user.type(await screen.findByLabelText('Countries where you may work'), 'belgium');
  await screen.findByRole('option', { name: 'Belgium' });
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/3'));
  expect(profile.profile.sections.place.value).toMatchObject({ mayWorkIn: ['BE'] });
});

it('a step whose input was not added to its list adds a chosen language that was not added, and asks for its level first', async () => {
  const profile = new FakeProfile(filledIn);
  const view = await open('languages', profile);
  await pick(view.user, await within(screen.getByRole('main')).findByLabelText('Language'), 'Dutch');
  await view.user.click(goOn());
  expect(screen.getByLabelText('Level')).toHaveFocus();
  expect(screen.getByLabelText('Level')).toHaveAccessibleDescription('Choose a level.');
  await view.user.selectOptions(screen.getByLabelText('Level'), 'native');
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/8'));
  expect(profile.profile.sections.languages.value.items).toMatchObject([{ code: 'nl', level: 'native' }]);
});

it('a step whose input was not added to its list adds a typed title when it continues, and stops at a title that cannot be added', async () => {
  const profile = new FakeProfile({ ...filledIn, preferences: { ...filledIn.preferences, titles: [] } });
  const view = await open('preferences', profile);
  const titles = await screen.findByLabelText('Jobs you are looking for');
  await view.user.type(titles, 'x'.repeat(200));
  await view.user.click(goOn());
  expect(titles).toHaveAccessibleDescription(/Use at most/);
  await view.user.clear(titles);
  await view.user.type(titles, 'Welder');
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/4'));
  expect(profile.profile.sections.preferences.value).toMatchObject({ titles: ['Welder'] });
});
