import { fireEvent, screen } from '@testing-library/react';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { movedBy } from '../testing/moves.ts';
import { amina, at, bruno, carla, column, names, openApplicants, serverWith } from '../testing/open-applicants.ts';

const known = [amina, bruno, carla];

/** A server that moves Amina and Bruno. */
const moving: FakeReplies = {
  ...serverWith(known),
  ...movedBy((id, stage) => ({ ...(id === amina.id ? amina : bruno), stage, moves: ['submitted'], version: 2 })),
};

const link = (name: string): Promise<HTMLElement> => screen.findByRole('link', { name });

describe('the keys of the board', () => {
  it.each(['j', 'k', 'x', 'm', 'n'])('move the focus to the first card when none has it: %s', async (key) => {
    const view = await openApplicants(serverWith(known));
    await link('Amina');
    await view.user.keyboard(key);
    expect(await link('Amina')).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Select Amina' })).not.toBeChecked();
    await view.user.keyboard('j');
    expect(await link('Bruno')).toHaveFocus();
  });

  it('are letters in a field, and nothing while a dialog is open', async () => {
    const view = await openApplicants(serverWith(known));
    await link('Amina');
    const search = screen.getByRole('searchbox', { name: 'Search applicants' });
    await view.user.type(search, 'jxm');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('jxm');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    search.blur();
    await view.user.keyboard('j');
    expect(document.body).toHaveFocus();
    dialog.remove();
  });

  it('move all selected cards with M, whose menu says how many', async () => {
    const view = await openApplicants(moving);
    for (const name of ['Amina', 'Bruno']) await view.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    (await link('Amina')).focus();
    await view.user.keyboard('m');
    expect(screen.getByRole('menu', { name: 'Move 2 applicants to' })).toBeVisible();
    await view.user.keyboard('in r{Enter}');
    expect(await screen.findByText('Moved 2 applicants to In review.')).toBeVisible();
    expect(names(await column(/^In review/)).toSorted()).toEqual(['Amina', 'Bruno']);
  });

  it('move the focused card to "Not selected" with N, and all selected ones', async () => {
    const view = await openApplicants(moving);
    (await link('Amina')).focus();
    await view.user.keyboard('n');
    expect(await screen.findByText('Moved Amina to Not selected.')).toBeVisible();
    expect(await link('Bruno')).toHaveFocus();
    await view.user.keyboard('xn');
    expect(await screen.findByText('Moved Bruno to Not selected.')).toBeVisible();
  });

  it('work on a keyboard of another script', async () => {
    await openApplicants(moving);
    const amina = await link('Amina');
    amina.focus();
    fireEvent.keyDown(amina, { key: 'ى', code: 'KeyN' });
    expect(await screen.findByText('Moved Amina to Not selected.')).toBeVisible();
  });

  it('work in the table, on the focused row and on the selected rows', async () => {
    const view = await openApplicants(moving, `${at}?view=table`);
    (await screen.findByRole('row', { name: 'Amina Not opened yet' })).focus();
    await view.user.keyboard('n');
    expect(await screen.findByText('Moved Amina to Not selected.')).toBeVisible();
    await view.user.keyboard('{ArrowDown}x');
    await view.user.keyboard('m');
    expect(screen.getByRole('menu', { name: 'Move 1 applicant to' })).toBeVisible();
  });

  it('have their names on the screen', async () => {
    await openApplicants(serverWith(known));
    await link('Amina');
    const keys = [...document.querySelectorAll('li > kbd')].map(({ parentElement }) => parentElement?.textContent);
    expect(keys).toEqual(['J next', 'K previous', 'X select', 'M stage', 'N not selected', 'Ctrl Z undo']);
  });
});

describe.each(['Control', 'Meta'])('%s+Z', (modifier) => {
  it('undoes the latest move while its message offers it', async () => {
    const view = await openApplicants(moving);
    await view.user.click(await screen.findByRole('button', { name: 'Move Amina' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    await screen.findByText('Moved Amina to In review.');
    await view.user.click(screen.getByRole('button', { name: 'Move Bruno' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    expect(names(await column(/^In review/))).toEqual(['Bruno', 'Amina']);
    await view.user.keyboard(`{${modifier}>}z{/${modifier}}`);
    expect(names(await column(/^In review/))).toEqual(['Amina']);
    expect(names(await column(/^Received/))).toEqual(['Bruno']);
  });

  it('belongs to the text in a field', async () => {
    const view = await openApplicants(moving);
    await view.user.click(await screen.findByRole('button', { name: 'Move Amina' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    await screen.findByText('Moved Amina to In review.');
    await view.user.click(screen.getByRole('searchbox', { name: 'Search applicants' }));
    await view.user.keyboard(`{${modifier}>}z{/${modifier}}`);
    expect(names(await column(/^In review/))).toEqual(['Amina']);
  });
});
