import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { idOf } from '../testing/application-builders.ts';
import { movedBy } from '../testing/moves.ts';
import { amina, bruno, open, openAsAdmin, pageFor, person, serverWith, stage } from '../testing/open-applicant.tsx';

describe('an applicant', () => {
  it('is shown with the panels of other plugins', async () => {
    await open(serverWith(amina));
    expect(await screen.findByText('A panel about Amina at submitted.')).toBeVisible();
    expect(screen.getByText('Only for members.')).toBeVisible();
    expect(screen.queryByText('Only for issuers.')).toBeNull();
  });

  it('is read by an administrator, who learns once who moves applicants, without the panels of members', async () => {
    const view = await openAsAdmin({ ...amina, moves: [] });
    expect(await screen.findByText('A panel about Amina at submitted.')).toBeVisible();
    expect(screen.getAllByText('Only members of the company move applicants and read their profiles here.')).toHaveLength(1);
    expect(screen.queryByText('This application is closed.')).toBeNull();
    expect(screen.queryByText('Only for members.')).toBeNull();
    expect(view.snackbar).toBe('');
  });

  it('is closed for an administrator only when it is closed', async () => {
    await openAsAdmin(person(4, 'Dana', { stage: 'hired', moves: [] }));
    expect(await screen.findByText('This application is closed.')).toBeVisible();
    expect(screen.queryByText(/^Only members of the company/)).toBeNull();
  });

  it('has a note beside the stage while the application is paused', async () => {
    await open(serverWith({ ...amina, isPaused: true }));
    await screen.findByText('A panel about Amina at submitted.');
    expect(stage()).toHaveTextContent('Received Paused');
  });

  it('with a withdrawn application is shown by name and history, without address, message and profile', async () => {
    const left = person(3, 'Carla', {
      stage: 'withdrawn',
      moves: [],
      message: '',
      candidate: { id: idOf(43), name: 'Carla', email: null },
    });
    const view = await open(serverWith(left), pageFor(left));
    expect(await screen.findByText(/^The candidate withdrew this application/)).toBeVisible();
    expect(view.heading).toBe('Carla');
    expect(screen.getByRole('list', { name: 'History' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
    expect(screen.queryByText(/^A panel about/)).toBeNull();
  });

  it('moves to the next possible stage, and the history shows the move', async () => {
    const view = await open(serverWith(amina));
    await view.user.click(await screen.findByRole('button', { name: 'Move to In review' }));
    expect(await screen.findByText('Moved Amina to In review.')).toBeVisible();
    expect(stage()).toHaveTextContent('In review');
    const history = screen.getByRole('list', { name: 'History' });
    expect(await within(history).findByText('From Received to In review')).toBeVisible();
    expect(screen.getByText('A panel about Amina at in_review.')).toBeVisible();
    const { body } = view.api.calls.find(({ id }) => id === 'applications.move-several') ?? {};
    expect(body).toEqual({ stage: 'in_review', items: [{ id: amina.id, version: 1 }] });
    // Once when the page opens, and again after the move.
    expect(view.api.calls.filter(({ id }) => id === 'applications.count-new')).toHaveLength(2);
  });

  it('may be moved to every possible stage, and to no other', async () => {
    const view = await open(serverWith(amina));
    await view.user.click(await screen.findByRole('button', { name: 'Move to' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['In review', 'Interview', 'Not selected']);
  });

  it('keeps the focus after the last possible move', async () => {
    const view = await open(serverWith(bruno), pageFor(bruno));
    await view.user.click(await screen.findByRole('button', { name: 'Move to' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Hired' }));
    const question = await screen.findByRole('dialog', { name: 'Hire Bruno?' });
    expect(view.api.calls.map(({ id }) => id)).not.toContain('applications.move-several');
    await view.user.click(within(question).getByRole('button', { name: 'Hire' }));
    expect(await screen.findByText('This application is closed.')).toBeVisible();
    await waitFor(() => expect(stage()).toHaveFocus());
  });

  it('is in a queue: J opens the next applicant, K the previous one', async () => {
    const view = await open(serverWith(amina, bruno));
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous applicant (K)' })).toBeDisabled();
    screen.getByRole('heading', { level: 1 }).focus();
    await view.user.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bruno' })).toBeVisible();
    screen.getByRole('heading', { level: 1 }).focus();
    await view.user.keyboard('k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Amina' })).toBeVisible();
    expect(view.address).toBe(pageFor(amina));
  });

  it('is moved by keys: M opens the stages, N moves to "Not selected"', async () => {
    const view = await open(serverWith(amina, bruno));
    await screen.findByRole('heading', { level: 1, name: 'Amina' });
    (document.activeElement as HTMLElement).blur();
    await view.user.keyboard('m');
    expect(screen.getByRole('menu')).toBeVisible();
    await view.user.keyboard('{Escape}n');
    expect(await screen.findByText('Moved Amina to Not selected.')).toBeVisible();
    expect(view.address).toBe(pageFor(amina));
  });

  it('is followed by the next one after each decision, if this device has chosen so', async () => {
    const view = await open(serverWith(amina, bruno));
    await screen.findByText('1 of 2');
    await view.user.click(screen.getByRole('checkbox', { name: 'Go to the next applicant after each decision' }));
    await view.user.keyboard('n');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bruno' })).toBeVisible();
    expect(screen.getByText('Moved Amina to Not selected.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Go to the next applicant after each decision' })).toBeChecked();
    await view.open(pageFor(amina));
    expect(await screen.findByRole('checkbox', { name: 'Go to the next applicant after each decision' })).toBeChecked();
  });

  it('stays in its stage after a conflict, and the page shows the reason', async () => {
    const view = await open({
      ...serverWith(amina),
      ...movedBy(
        () => {
          throw refusal(409, 'conflict', 'This was changed in the meantime. Reload to see the current version.');
        },
        () => amina,
      ),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Not selected' }));
    expect(await screen.findByText('Amina was already moved to Received.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Keep Received' }));
    expect(screen.queryByText(/was already moved/)).not.toBeInTheDocument();
    expect(stage()).toHaveTextContent('Received');
  });

  it('is a 404 when the posting has no applicant with that id', async () => {
    const view = await open(serverWith(bruno));
    expect(await screen.findByText('Page Not Found')).toBeVisible();
    expect(screen.getByText('This does not exist, or you do not have access to it.')).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).not.toContain('applications.get');
  });
});
