import { act, screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import type { Job } from '../../contract/item-schemas.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { FakeProfile } from '../testing/fake-profile.ts';
import { goOn, open } from '../testing/open-step.ts';

const job = (title: string, start: string, end: string): Job => ({
  id: `018f0000-0000-4000-8000-00000000${start.slice(2, 4)}00`,
  title,
  company: 'IJssel Steel',
  place: '',
  employmentType: '',
  start,
  end,
  isCurrent: end === '',
  description: '',
  skills: [],
});

/** Hides the window, as when the user opens another tab. Pending input is then saved at once. */
function leaveWindow(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a step of the candidate wizard', () => {
  it('is saved over the version it is based on, and the next step follows', async () => {
    const profile = new FakeProfile({ basics: { photo: null, headline: 'Fitter', pronouns: '', isOldEnough: true } });
    const view = await open('basics', profile);
    const headline = await screen.findByLabelText('Headline');
    await view.user.clear(headline);
    await view.user.type(headline, 'Welder');
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/2'));
    // An automatic save may come before.
    const { value, version } = profile.profile.sections.basics;
    expect(value).toMatchObject({ photo: null, headline: 'Welder' });
    expect(version).toBeGreaterThan(1);
  });

  it('names the missing fields on submit, and has saved the rest', async () => {
    // A browser that reveals no country.
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    const profile = new FakeProfile();
    const view = await open('place', profile);
    await view.user.type(await screen.findByLabelText('City'), 'Kampen');
    await view.user.click(goOn());
    expect(await screen.findByText('Choose the country you live in.')).toBeVisible();
    expect(screen.getByLabelText('Country')).toHaveFocus();
    expect(view.address).toBe('/admin/profile/candidate/2');
    const { value, version } = profile.profile.sections.place;
    expect(value).toMatchObject({ city: 'Kampen' });
    expect(version).toBeGreaterThan(0);
  });

  it('shows the errors of the server at the fields', async () => {
    const view = await open('basics', new FakeProfile(), {
      'candidate.save-basics': () => {
        throw refusal(422, 'invalid', 'Some of the information is not valid.', [
          { path: 'value.headline', message: 'Leave contact data out.', code: 'invalid' },
        ]);
      },
    });
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder, call me');
    await view.user.click(goOn());
    expect(await screen.findByText('Leave contact data out.')).toBeVisible();
    expect(screen.getByLabelText('Headline')).toHaveValue('Welder, call me');
  });

  it('asks which version stays when another window saved first, and keeps the input until then', async () => {
    const profile = new FakeProfile();
    const view = await open('basics', profile);
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    profile.save('basics', { value: { photo: null, headline: 'Fitter', pronouns: '', isOldEnough: true }, version: 0 });
    leaveWindow();
    expect(await screen.findByText('Your profile was changed in another window')).toBeVisible();
    expect(screen.getByLabelText('Headline')).toHaveValue('Welder');
    // The user is still typing: the form saves by itself.
    expect(screen.getByLabelText('Headline')).toHaveFocus();
    expect(await within(await screen.findByRole('region', { name: 'The version of the other window' })).findByText('Fitter')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Keep my version' }));
    await waitFor(() => expect(profile.profile.sections.basics).toMatchObject({ value: { photo: null, headline: 'Welder' }, version: 2 }));
    expect(screen.queryByText('Your profile was changed in another window')).toBeNull();
  });

  it('shows the other version when the user chooses it', async () => {
    const profile = new FakeProfile();
    const view = await open('basics', profile);
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    profile.save('basics', { value: { photo: null, headline: 'Fitter', pronouns: '', isOldEnough: true }, version: 0 });
    leaveWindow();
    await view.user.click(await screen.findByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveValue('Fitter'));
  });

  it('asks again when the page is opened later, and shows the other version when the user chooses it', async () => {
    const profile = new FakeProfile();
    const view = await open('basics', profile);
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    profile.save('basics', { value: { photo: null, headline: 'Fitter', pronouns: '', isOldEnough: true }, version: 0 });
    leaveWindow();
    await screen.findByText('Your profile was changed in another window');
    await view.open(href(candidateRoutes.education));
    await view.open(href(candidateRoutes.basics));
    expect(await screen.findByLabelText('Headline')).toHaveValue('Welder');
    leaveWindow();
    expect(profile.profile.sections.basics).toMatchObject({ value: { photo: null, headline: 'Fitter' }, version: 1 });
    await view.user.click(await screen.findByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveValue('Fitter'));
    expect(screen.queryByText('Your profile was changed in another window')).toBeNull();
  });

  it('keeps unsaved input, and tries again on request', async () => {
    const profile = new FakeProfile();
    let fails = true;
    const view = await open('basics', profile, {
      'candidate.save-basics': ({ body }: { body: { value: unknown; version: number } }) => {
        if (fails) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
        return profile.save('basics', body);
      },
    });
    await view.user.type(await screen.findByLabelText('Headline'), 'Welder');
    leaveWindow();
    expect(await screen.findByText('Not saved, kept here')).toBeVisible();
    expect(view.snackbar).toBe('The server is not ready. Try again in a moment.');
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Saved /)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const profile = new FakeProfile();
    let fails = true;
    const view = await open('basics', profile, {
      'candidate.get-my-profile': () => {
        if (fails) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
        return profile.profile;
      },
    });
    expect(await screen.findByText('The profile did not load.')).toBeVisible();
    fails = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Headline')).toBeVisible();
  });

  it('can be skipped by its one button when it is optional and empty, and the rail shows that', async () => {
    const view = await open('skills', new FakeProfile());
    await view.user.click(await screen.findByRole('button', { name: /^Skip for now/ }));
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/7'));
    const way = screen.getByRole('navigation', { name: 'Your profile' });
    expect(await within(way).findByText(/Skipped/)).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('candidate.save-skills');
  });
});

describe('the list of jobs', () => {
  const two = { items: [job('Welder', '2021-09', ''), job('Fitter', '2019-02', '2021-08')] };
  const titles = (): (string | null)[] =>
    screen.getAllByRole('listitem').flatMap((row) => row.querySelector('strong, .strong')?.textContent ?? []);

  it('adds a new job at its place in time, and first names its missing fields', async () => {
    const profile = new FakeProfile({ experience: two });
    const view = await open('experience', profile);
    await view.user.click(await screen.findByRole('button', { name: 'Add a job' }));
    expect(screen.getByLabelText('Job title')).toHaveFocus();
    await view.user.click(screen.getByRole('button', { name: 'Keep this job' }));
    expect(await screen.findAllByText('Choose a year. The month may be left out.')).not.toHaveLength(0);
    await view.user.type(screen.getByLabelText('Job title'), 'Apprentice');
    await view.user.type(screen.getByLabelText('Employer'), 'Zwolle Works');
    for (const [name, month, year] of [
      ['From', '', '2016'],
      ['Until', '01', '2019'],
    ] as const) {
      const field = within(screen.getByRole('group', { name }));
      await view.user.selectOptions(field.getByLabelText('Month'), month);
      await view.user.selectOptions(field.getByLabelText('Year'), year);
    }
    await view.user.click(screen.getByRole('button', { name: 'Keep this job' }));
    await waitFor(() => expect(titles()).toEqual(['Welder', 'Fitter', 'Apprentice']));
    expect(screen.getByRole('button', { name: 'Edit Apprentice' })).toHaveFocus();
    leaveWindow();
    await waitFor(() => expect(profile.profile.sections.experience.value.items).toHaveLength(3));
  });

  it('restores a removed job, even after the user left the step', async () => {
    const profile = new FakeProfile({ experience: two });
    const view = await open('experience', profile);
    await view.user.click(await screen.findByRole('button', { name: 'Remove Welder' }));
    expect(titles()).toEqual(['Fitter']);
    expect(screen.getByRole('button', { name: 'Edit Fitter' })).toHaveFocus();
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['Welder', 'Fitter']);

    await view.user.click(screen.getByRole('button', { name: 'Remove Fitter' }));
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/5'));
    expect(profile.profile.sections.experience.value.items).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(profile.profile.sections.experience.value.items.map(({ title }) => title)).toEqual(['Welder', 'Fitter']));
  });

  it("keeps the editor's input when the user goes on, and stays when the input is invalid", async () => {
    const profile = new FakeProfile({ experience: two });
    const view = await open('experience', profile);
    await view.user.click(await screen.findByRole('button', { name: 'Edit Fitter' }));
    const title = screen.getByLabelText('Job title');
    await view.user.clear(title);
    await view.user.click(goOn());
    expect(await screen.findByText('Enter your job title.')).toBeVisible();
    expect(view.address).toBe('/admin/profile/candidate/4');
    await view.user.type(title, 'Pipe fitter');
    await view.user.click(goOn());
    await waitFor(() => expect(view.address).toBe('/admin/profile/candidate/5'));
    expect(profile.profile.sections.experience.value.items[1]?.title).toBe('Pipe fitter');
  });

  it('reopens its editor with the input after a return to the page', async () => {
    const view = await open('experience', new FakeProfile({ experience: two }));
    await view.user.click(await screen.findByRole('button', { name: 'Add a job' }));
    await view.user.type(screen.getByLabelText('Job title'), 'Diver');
    await view.open(href(candidateRoutes.education));
    await view.open(href(candidateRoutes.experience));
    expect(await screen.findByLabelText('Job title')).toHaveValue('Diver');
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Job title')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a job' })).toHaveFocus();
  });
});

describe('a list that the user can reorder', () => {
  const skills = ['Welding', 'Cutting', 'Drawing'].map((name, index) => ({
    id: `018f0000-0000-4000-8000-0000000000${index}0`,
    code: '',
    name,
    level: null,
    years: null,
    lastUsed: null,
  }));

  it('adds by Enter, refuses duplicates, and moves items by buttons that keep the focus', async () => {
    const profile = new FakeProfile({ skills: { items: skills } });
    const view = await open('skills', profile);
    await view.user.type(await screen.findByLabelText('Skill'), 'wélding{Enter}');
    expect(await screen.findByText('This is already in the list.')).toBeVisible();
    await view.user.clear(screen.getByLabelText('Skill'));
    await view.user.type(screen.getByLabelText('Skill'), 'Diving{Enter}');
    await view.user.click(await screen.findByRole('button', { name: 'Move Diving up' }));
    expect(screen.getByRole('button', { name: 'Move Diving up' })).toHaveFocus();
    expect(screen.getByText('Diving is now at position 3 of 4.')).toBeInTheDocument();
    leaveWindow();
    await waitFor(() =>
      expect(profile.profile.sections.skills.value.items.map(({ name }) => name)).toEqual(['Welding', 'Cutting', 'Diving', 'Drawing']),
    );
  });
});
