import { screen, waitFor, within } from '@testing-library/react';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { goOn, open } from '../testing/open-step.ts';

const OFFERED = {
  'admin-masters.list-offered': fakeNamedList({
    skills: { welding: 'Welding', 'welding-notes': 'Welding notes' },
    'skill-levels': { '1': 'basic knowledge', '5': 'expert' },
  }),
};

const field = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Skill' });

it('the step of skills adds a skill of the list with its code, and keeps its level, years and last use', async () => {
  const profile = new FakeProfile();
  const view = await open('skills', profile, OFFERED);
  await view.user.type(await field(), 'weld');
  await view.user.click(await screen.findByRole('option', { name: 'Welding' }));
  expect(await field()).toHaveValue('');
  const skill = within(screen.getByRole('group', { name: 'Welding' }));
  await view.user.selectOptions(skill.getByLabelText('Level'), 'expert');
  await view.user.type(skill.getByLabelText('Years'), '7');
  await view.user.selectOptions(skill.getByLabelText('Last used'), '2019');
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/7'));
  expect(profile.profile.sections.skills.value.items).toMatchObject([
    { code: 'welding', name: 'Welding', level: 5, years: 7, lastUsed: 2019 },
  ]);
});

it('the step of skills takes a typed skill along to the next step, and keeps the step for one that is too long', async () => {
  const profile = new FakeProfile();
  // The user goes on before the search has answered.
  const view = await open('skills', profile, { 'admin-masters.list-offered': () => new Promise(() => undefined) });
  await view.user.click(await field());
  await view.user.paste('x'.repeat(61));
  await view.user.click(goOn());
  expect(await screen.findByText(/at most 60 characters/)).toBeVisible();
  await view.user.clear(await field());
  await view.user.type(await field(), 'Glass  blowing');
  await view.user.click(goOn());
  await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/7'));
  expect(profile.profile.sections.skills.value.items).toMatchObject([{ code: '', name: 'Glass blowing' }]);
});

it('the step of skills marks a skill that is already in the list, and does not add it again', async () => {
  const skill = { id: '018f0000-0000-4000-8000-000000000010', level: null, years: null, lastUsed: null };
  const profile = new FakeProfile({ skills: { items: [{ ...skill, code: 'welding', name: 'Arc welding' }] } });
  const view = await open('skills', profile, OFFERED);
  await view.user.type(await field(), 'welding');
  await view.user.click(await screen.findByRole('option', { name: /^Welding already in the list/ }));
  expect(await screen.findByText('This is already in the list.')).toBeVisible();
  expect(screen.getAllByRole('group', { name: /welding/i })).toHaveLength(1);
});
