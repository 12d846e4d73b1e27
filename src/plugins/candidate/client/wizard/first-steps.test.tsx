import { screen, waitFor, within } from '@testing-library/react';
import { pick } from '#core/testing/pick.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn, open } from '../testing/open-step.ts';

// Refused calls, and lists that the test does not have, are logged.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the step of the basics', () => {
  it('shows the name of the account, and where it is changed', async () => {
    await open('basics', new FakeProfile());
    const name = await screen.findByText('Demo Candidate', { selector: 'dd *' });
    expect(name).toBeVisible();
    expect(screen.getByText('Your name')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change it in your account' })).toHaveAttribute('href', '/admin/account');
  });

  it('politely says that contact data belongs in another step, and saves the headline with it', async () => {
    const profile = new FakeProfile(filledIn);
    const view = await open('basics', profile);
    const headline = await screen.findByLabelText('Headline');
    const hint = (): HTMLElement | null => screen.queryByText(/^There seems to be/);
    expect(hint()).toBeNull();
    await view.user.type(headline, ', anna@example.org');
    expect(await screen.findByText('There seems to be an email address in the headline')).toBeVisible();
    expect(hint()?.closest('[role="status"]')).toHaveTextContent(/step 2, “Contact and place”/);
    expect(headline).toHaveAttribute('aria-invalid', 'false');
    await view.user.clear(headline);
    await waitFor(() => expect(hint()).toBeNull());
    await view.user.type(headline, 'Welder, +31 6 12345678');
    expect(await screen.findByText('There seems to be a phone number in the headline')).toBeVisible();
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/2'));
    expect(profile.profile.sections.basics.value.headline).toBe('Welder, +31 6 12345678');
  });
});

it('the step of contact and place warns of a postal code that its country does not have, and goes on', async () => {
  const profile = new FakeProfile(filledIn);
  const view = await open('place', profile, {
    'candidate.save-place': ({ body }: { readonly body?: unknown }) => ({
      ...Object(body),
      version: 2,
      isSkipped: false,
      doubts: ['postalCode'],
    }),
  });
  await view.user.type(await screen.findByLabelText('Postal code'), '7');
  await waitFor(() => expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription(/^Postal codes of the chosen country/));
  await view.user.type(screen.getByLabelText('Postal code'), '5');
  expect(screen.getByLabelText('Postal code')).not.toHaveAccessibleDescription(/^Postal codes of the chosen country/);
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/3'));
});

it('the step of preferences takes categories from the list, and shows those that are no longer offered', async () => {
  const categories = ['former'];
  const profile = new FakeProfile({ ...filledIn, preferences: { ...filledIn.preferences, categories } });
  const view = await open('preferences', profile);
  const field = await screen.findByLabelText('Categories');
  for (const name of ['Engineering', 'Legal']) await pick(view.user, field, name);
  const chips = within(field.closest<HTMLElement>('.field') ?? document.body);
  await view.user.click(await chips.findByRole('button', { name: /former/ }));
  expect(chips.getByText('Legal')).toBeVisible();
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/4'));
  expect(profile.profile.sections.preferences.value.categories).toEqual(['engineering', 'legal']);
});
