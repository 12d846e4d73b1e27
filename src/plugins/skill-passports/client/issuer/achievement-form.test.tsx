import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import { anAchievement, anIssuer, idOf } from '../testing/issuer-builders.ts';
import { CONFLICT, callsOf, failingOnce, openAsMember } from '../testing/open-issuer.ts';

const FORM = '/admin/skill-passports/form';
const EDIT = `${FORM}?issuer=${idOf(1)}&achievement=${idOf(10)}`;

const quiet = (): void => void jest.spyOn(console, 'error').mockImplementation(() => undefined);

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

async function fillIn(view: View): Promise<void> {
  await view.user.type(await field('Name'), 'Crane licence');
  await view.user.type(await field('Description'), 'Moves loads safely.');
  await view.user.type(await field('Criteria'), 'Passes a test of two hours.');
}

test('a new achievement is saved as a draft, and the card shows what is typed', async () => {
  const view = await openAsMember(FORM, { 'skill-passports.create-achievement': anAchievement({ state: 'draft' }) });
  await fillIn(view);
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'License');
  await pick(view.user, screen.getByRole('combobox', { name: /^Skills/ }), 'Drawing');
  await pick(view.user, screen.getByRole('combobox', { name: /^Tags/ }), 'safety');
  await view.user.click(screen.getByRole('radio', { name: 'For some months' }));
  await view.user.type(await field('Months'), '36');
  const card = screen.getByRole('complementary', { name: 'As candidates see it' });
  for (const text of ['Crane licence', 'IJssel Steel', 'Licence', 'Moves loads safely.', 'Drawing', 'safety', 'Valid for 36 months'])
    await waitFor(() => expect(card).toHaveTextContent(text));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.address).toBe(`/admin/skill-passports?company=${idOf(90)}`));
  expect(callsOf(view, 'create-achievement')).toEqual([
    {
      name: 'Crane licence',
      type: 'License',
      description: 'Moves loads safely.',
      criteria: 'Passes a test of two hours.',
      tags: ['safety'],
      skills: ['drawing'],
      validMonths: 36,
    },
  ]);
  expect(callsOf(view, 'update-achievement')).toEqual([]);
  expect(view.snackbar).toBe('The achievement was saved.');
});

test('a new achievement that is offered at once is created once, also when the second step is repeated', async () => {
  quiet();
  const view = await openAsMember(FORM, {
    'skill-passports.create-achievement': anAchievement({ state: 'draft', version: 1 }),
    'skill-passports.update-achievement': failingOnce(anAchievement({ version: 2 })),
  });
  await fillIn(view);
  await view.user.click(screen.getByRole('radio', { name: 'Available' }));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This could not be sent.');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.snackbar).toBe('The achievement was saved.'));
  expect(callsOf(view, 'create-achievement')).toHaveLength(1);
  expect(callsOf(view, 'update-achievement').at(-1)).toMatchObject({ isActive: true, version: 1, input: { name: 'Crane licence' } });
});

test('the faults stand at their fields', async () => {
  const view = await openAsMember(FORM);
  await view.user.type(await field('Name'), 'X');
  await view.user.click(screen.getByRole('radio', { name: 'For some months' }));
  await view.user.type(await field('Months'), '121');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Use at least 3 characters.')).toBeVisible();
  expect(screen.getByText('This must be at most 120.')).toBeVisible();
  expect(callsOf(view, 'create-achievement')).toEqual([]);
});

test('an offered achievement says that a change makes a new version, and stays offered', async () => {
  const view = await openAsMember(EDIT, { 'skill-passports.update-achievement': anAchievement({ edition: 2, version: 2 }) });
  expect(await screen.findByText('A change makes a new version. What was issued keeps its text.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Draft' })).toBeNull();
  await view.user.type(await field('Name'), ', level 2');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(callsOf(view, 'update-achievement')).toEqual([
      { input: expect.objectContaining({ name: 'Welding of thin sheets, level 2', validMonths: 24 }), isActive: true, version: 1 },
    ]),
  );
});

test('a skill that is no longer offered is refused at its field', async () => {
  quiet();
  const message = 'This skill is no longer offered. Choose another one.';
  const view = await openAsMember(EDIT, {
    'skill-passports.update-achievement': refusal(422, 'invalid', 'Check the fields.', [
      { path: 'input.skills', code: 'skill-passports.no-skill', message },
    ]),
  });
  await view.user.type(await field('Name'), '!');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
});

describe('when another member saved first', () => {
  /** A server where the description has changed after the form was opened. */
  async function openOutdated(): Promise<View> {
    quiet();
    let reads = 0;
    const view = await openAsMember(EDIT, {
      'skill-passports.achievements': () => {
        reads += 1;
        return { items: [reads === 1 ? anAchievement() : anAchievement({ description: 'Welds steel and brass.', version: 2 })] };
      },
      'skill-passports.update-achievement': failingOnce(anAchievement({ version: 3 }), CONFLICT),
    });
    await view.user.type(await field('Name'), ', level 2');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Another member changed this achievement');
    return view;
  }

  test('the other version is shown, and one’s own is saved upon it', async () => {
    const view = await openOutdated();
    const conflict = within(screen.getByRole('region', { name: 'Another member changed this achievement' }));
    expect(conflict.getByText('Welds steel and brass.')).toBeVisible();
    await view.user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    expect(await field('Name')).toHaveValue('Welding of thin sheets, level 2');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(view, 'update-achievement').at(-1)).toMatchObject({ version: 2 }));
  });

  test('the other version can be taken', async () => {
    const view = await openOutdated();
    await view.user.click(screen.getByRole('button', { name: 'Take the other version' }));
    expect(await field('Description')).toHaveValue('Welds steel and brass.');
    expect(await field('Name')).toHaveValue('Welding of thin sheets');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });
});

test('this tab keeps what is typed, and it can be discarded', async () => {
  const view = await openAsMember(EDIT);
  await view.user.type(await field('Name'), ', level 2');
  await view.open('/admin/skill-passports');
  await view.open(EDIT);
  expect(await field('Name')).toHaveValue('Welding of thin sheets, level 2');
  await view.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await field('Name')).toHaveValue('Welding of thin sheets');
});

test('what this tab kept of an earlier version is shown beside the present one', async () => {
  let version = 1;
  const view = await openAsMember(EDIT, { 'skill-passports.achievements': () => ({ items: [anAchievement({ version })] }) });
  await view.user.type(await field('Name'), ', level 2');
  await view.open('/admin/skill-passports');
  version = 2;
  await view.open(EDIT);
  expect(await screen.findByText('Another member changed this achievement')).toBeVisible();
});

test('a retired achievement cannot be changed, and a foreign one does not exist', async () => {
  const view = await openAsMember(EDIT, { 'skill-passports.achievements': { items: [anAchievement({ state: 'retired' })] } });
  expect(await screen.findByText('This achievement is retired and cannot be changed.')).toBeVisible();
  await view.open(`${FORM}?achievement=${idOf(99)}`);
  expect(await screen.findByText('404')).toBeVisible();
});

test('the address chooses the issuer of a new achievement', async () => {
  const view = await openAsMember(`${FORM}?issuer=${idOf(2)}`, {
    'skill-passports.my-issuers': { items: [anIssuer(), anIssuer({ id: idOf(2), name: 'Vecht Foods' })] },
  });
  expect(await screen.findByText('An achievement of Vecht Foods')).toBeVisible();
  expect(view.heading).toBe('New achievement');
});

test('a member of a company that has not asked is led to the request', async () => {
  await openAsMember(FORM, { 'skill-passports.my-issuers': { items: [] } });
  expect(await screen.findByRole('link', { name: 'Ask to issue' })).toHaveAttribute('href', '/admin/skill-passports');
});
