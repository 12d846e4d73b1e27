import { screen } from '@testing-library/react';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { movedBy } from '../testing/moves.ts';
import { amina, bruno, carla, column, names, openApplicants, serverWith } from '../testing/open-applicants.ts';

const known = [amina, bruno, carla];

/** A server that moves Amina and Bruno. */
const moving: FakeReplies = {
  ...serverWith(known),
  ...movedBy((id, stage) => ({ ...(id === amina.id ? amina : bruno), stage, moves: ['submitted'], version: 2 })),
};

const link = (name: string): Promise<HTMLElement> => screen.findByRole('link', { name });

describe('the keys of the board', () => {
  it.each(['j', 'k', 'x', 'm'])('move the focus to the first card when none has it: %s', async (key) => {
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

  it('have their names on the screen', async () => {
    await openApplicants(serverWith(known));
    await link('Amina');
    const keys = [...document.querySelectorAll('li > kbd')].map(({ parentElement }) => parentElement?.textContent);
    expect(keys).toEqual(['J next', 'K previous', 'X select', 'M stage', 'Ctrl Z undo']);
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
