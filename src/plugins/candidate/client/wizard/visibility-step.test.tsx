import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { pick } from '#core/testing/pick.ts';
import type { Review } from '../../contract/section-schemas.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { MOST_BLOCKED } from '../../contract/visibility.ts';
import { today } from '../fields/today.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { filledIn, goOn, open } from '../testing/open-step.ts';
import { verifying } from '../testing/verifying.ts';

const COMPANY = '018f0000-0000-7000-8000-000000000101';
const OTHER = '018f0000-0000-7000-8000-000000000102';

// The companies of the fake server whose names have the typed word.
const COMPANIES = {
  'employer.list-companies': ({ query: { q = '' } }: { query: { q?: string } }) => ({
    items: [
      { id: COMPANY, name: 'Harbour', website: 'https://www.harbour.test/about' },
      { id: OTHER, name: 'Orchard', website: null },
    ].filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())),
    nextCursor: null,
  }),
};

const openReview = (review: Partial<Review> = {}) => {
  const profile = new FakeProfile({ ...filledIn, review: { ...BLANK_SECTIONS.review, ...review } });
  const stored = (): Review => profile.profile.sections.review.value;
  return { stored, view: open('review', profile, COMPANIES) };
};

const blockedRows = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Blocked companies' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('the search of step 3 says for each state who finds the candidate, and is saved', async () => {
  const profile = new FakeProfile(filledIn);
  const view = await open('preferences', profile);
  const states = within(await screen.findByRole('group', { name: 'Are you looking for a job?' }));
  expect(states.getByRole('radio', { name: 'Open to offers' })).toBeChecked();
  const none = states.getByRole('radio', { name: 'No' });
  expect(none).toHaveAccessibleDescription('Nobody finds you. Companies you apply to get a copy of your profile.');
  await view.user.click(none);
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/4'));
  expect(profile.profile.sections.preferences.value.search).toBe('closed');
});

describe('the visibility of step 10', () => {
  it('is for companies with an application unless the candidate chooses, and every choice is saved', async () => {
    const { stored, view } = openReview();
    const { user } = await view;
    const finders = within(await screen.findByRole('group', { name: 'Who finds you' }));
    expect(finders.getByRole('radio', { name: 'Only companies I apply to' })).toBeChecked();
    expect(finders.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText(/^A company you apply to reads the copy of what you sent until you withdraw/)).toBeVisible();
    await user.click(finders.getByRole('radio', { name: 'All companies' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show my name and photo' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show my CVs' }));
    await user.click(screen.getByRole('checkbox', { name: 'This is correct.' }));
    await user.click(goOn());
    await waitFor(() => expect(stored()).toMatchObject({ visibility: 'all', showsName: false, showsCv: true, isConfirmed: true }));
  });

  it('offers verified companies only where companies are verified, and keeps that choice of a candidate who made it before', async () => {
    const { view, stored } = openReview({ visibility: 'verified' });
    const { user } = await view;
    const finders = within(await screen.findByRole('group', { name: 'Who finds you' }));
    const verified = finders.getByRole('radio', { name: 'Also verified companies' });
    expect(verified).toBeChecked();
    expect(verified).toHaveAccessibleDescription(
      'This site does not check companies. So no company finds your profile, and only companies you apply to read a copy of it.',
    );
    await user.click(finders.getByRole('radio', { name: 'All companies' }));
    await user.click(finders.getByRole('radio', { name: 'Also verified companies' }));
    await user.click(screen.getByRole('checkbox', { name: 'This is correct.' }));
    await user.click(goOn());
    await waitFor(() => expect(stored()).toMatchObject({ visibility: 'verified', isConfirmed: true }));
    cleanup();
    await open('review', new FakeProfile({ ...filledIn, review: BLANK_SECTIONS.review }), COMPANIES, [verifying]);
    expect(await screen.findByRole('radio', { name: 'Also verified companies' })).toHaveAccessibleDescription(
      'Companies whose identity was checked find your profile, without your contact data.',
    );
  });

  it('blocks a company of the list and a domain out of an address, and restores a removed one at its place', async () => {
    const { stored, view } = openReview();
    const { user } = await view;
    await user.type(await screen.findByRole('combobox', { name: /^Company/ }), 'harb');
    await user.click(await screen.findByRole('option', { name: 'Harbour harbour.test' }));
    await user.type(screen.getByRole('textbox', { name: /^Domain/ }), 'https://www.Example.org/jobs?x=1{Enter}');
    await user.type(screen.getByRole('textbox', { name: /^Domain/ }), 'ada@example.net{Enter}');
    expect(blockedRows()).toEqual(['HarbourCompany', 'example.orgDomain', 'example.netDomain']);
    await user.click(screen.getByRole('button', { name: 'Remove example.org' }));
    expect(blockedRows()).toEqual(['HarbourCompany', 'example.netDomain']);
    expect(screen.getByRole('button', { name: 'Remove example.net' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(blockedRows()).toEqual(['HarbourCompany', 'example.orgDomain', 'example.netDomain']);
    await user.click(screen.getByRole('checkbox', { name: 'This is correct.' }));
    await user.click(goOn());
    await waitFor(() =>
      expect(stored()).toMatchObject({
        blockedCompanies: [{ id: COMPANY, name: 'Harbour' }],
        blockedDomains: ['example.org', 'example.net'],
        isConfirmed: true,
      }),
    );
  });

  it('refuses what is no domain, and what is already blocked', async () => {
    const { view } = openReview({ blockedCompanies: [{ id: COMPANY, name: 'Harbour' }], blockedDomains: ['example.org'] });
    const { user } = await view;
    const domain = await screen.findByRole('textbox', { name: /^Domain/ });
    await user.type(domain, 'localhost{Enter}');
    expect(domain).toHaveAccessibleDescription('Enter a domain name, such as example.org.');
    await user.clear(domain);
    await user.type(domain, 'someone@EXAMPLE.org{Enter}');
    expect(domain).toHaveAccessibleDescription('This is already in the list.');
    await pick(user, screen.getByRole('combobox', { name: /^Company/ }), 'Harbour');
    expect(screen.getByRole('combobox', { name: /^Company/ })).toHaveAccessibleDescription('This is already in the list.');
    expect(blockedRows()).toHaveLength(2);
  });

  it('takes no more than fifty companies and domains together', async () => {
    const domains = Array.from({ length: MOST_BLOCKED - 1 }, (_, index) => `d${index}.example`);
    const { view } = openReview({ blockedDomains: domains });
    const { user } = await view;
    await pick(user, await screen.findByRole('combobox', { name: /^Company/ }), 'Harbour');
    expect(blockedRows()).toHaveLength(MOST_BLOCKED);
    expect(screen.getByText('The list is full: 50 entries at most.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Company/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove d0.example' }));
    await pick(user, screen.getByRole('combobox', { name: /^Company/ }), 'Orchard');
    // Restoring the removed domain makes it one too many.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Block at most 50 companies and domains together.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Orchard' }));
    await waitFor(() => expect(screen.queryByText('Block at most 50 companies and domains together.')).toBeNull());
  });

  it('keeps the choices on the screen while a required part is missing', async () => {
    await open('review', new FakeProfile({ ...filledIn, place: BLANK_SECTIONS.place }));
    expect(await screen.findByText('Required information is missing')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All companies' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'This is correct.' })).toBeNull();
  });
});

describe('the talent pool of step 10', () => {
  const consent = () => screen.findByRole('checkbox', { name: 'Companies may keep my profile in their talent pool.' });

  it('begins today, says until when, and can be taken back', async () => {
    const { stored, view } = openReview();
    const { user } = await view;
    const box = await consent();
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(screen.getByText(/^Your consent is valid until /)).toBeVisible();
    await user.click(box);
    expect(screen.queryByText(/^Your consent /)).toBeNull();
    await user.click(box);
    await user.click(screen.getByRole('checkbox', { name: 'This is correct.' }));
    await user.click(goOn());
    await waitFor(() => expect(stored()).toMatchObject({ talentPoolSince: today(), isConfirmed: true }));
  });

  it('that has ended is renewed by checking the box', async () => {
    const { view } = openReview({ talentPoolSince: '2020-01-31' });
    const { user } = await view;
    const box = await consent();
    expect(box).not.toBeChecked();
    expect(screen.getByText('Your consent was valid until Jan 31, 2022. Check the box to renew it.')).toBeVisible();
    await user.click(box);
    expect(box).toBeChecked();
    expect(screen.getByText(/^Your consent is valid until /)).toBeVisible();
  });
});
