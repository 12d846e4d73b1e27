import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { twoPages } from '#core/testing/two-pages.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';
import { aJob, anApplication, idOf, pageOf } from '../testing/application-builders.ts';
import { movedBy } from '../testing/moves.ts';
import { amina, at, bruno, carla, column, names, openApplicants as open, serverWith } from '../testing/open-applicants.ts';

/** A server that moves Amina. */
const moving = movedBy((_id, stage) => ({ ...amina, stage, moves: ['submitted'], version: 2 }));

const lastMove = (view: View): unknown => view.api.calls.findLast(({ id }) => id === 'applications.move-several')?.body;

describe('the board of applicants', () => {
  it('shows each applicant in the column of its stage, with a count', async () => {
    await open(serverWith([amina, bruno, carla]));
    expect(names(await column(/^Received 2$/))).toEqual(['Amina', 'Bruno']);
    expect(names(await column(/^Interview 1$/))).toEqual(['Carla']);
    expect(names(await column(/^Not selected 0$/))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Amina' })).toHaveAttribute(
      'href',
      href(applicationRoutes.applicant, { jobId: idOf(1), userId: idOf(41) }),
    );
  });

  it('marks the applications that nobody has opened, and those whose candidates ask for an answer', async () => {
    const asking = { ...bruno, isAsking: true, openedAt: '2026-03-03T09:00:00.000Z', nudgedAt: '2026-03-20T09:00:00.000Z' };
    const answered = { ...carla, isAwaited: false, nudgedAt: '2026-03-20T09:00:00.000Z' };
    await open(serverWith([amina, asking, answered]));
    const cards = within(await column(/^Received 2$/)).getAllByRole('listitem');
    expect(cards.map((card) => [/Not opened yet/, /Asks for an answer/].map((words) => words.test(card.textContent ?? '')))).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await column(/^Interview 1$/)).not.toHaveTextContent(/Not opened yet|Asks for an answer/);
  });

  it('says why a refused applicant cannot be moved: the candidate has applied again', async () => {
    const refused = { ...carla, stage: 'rejected' as const, moves: [], isAwaited: false };
    await open(serverWith([amina, refused]), at, ['application:read', 'application:update']);
    expect(within(await column(/^Not selected 1$/)).getByText('Has applied again since')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move Carla' })).toBeNull();
  });

  it('moves by the menu of a card to possible stages, and undoes the move', async () => {
    const view = await open({ ...serverWith([amina, bruno]), ...moving });
    await view.user.click(await screen.findByRole('button', { name: 'Move Amina' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['In review', 'Not selected']);
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    expect(await screen.findByText('Moved Amina to In review.')).toBeVisible();
    expect(names(await column(/^In review/))).toEqual(['Amina']);
    expect(lastMove(view)).toEqual({ stage: 'in_review', items: [{ id: amina.id, version: 1 }] });
    await view.user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(await screen.findByText('Moved back.')).toBeVisible();
    expect(names(await column(/^Received/))).toEqual(['Amina', 'Bruno']);
  });

  it('has the same marks in the table', async () => {
    const asking = { ...bruno, isAsking: true, openedAt: '2026-03-03T09:00:00.000Z', nudgedAt: '2026-03-20T09:00:00.000Z' };
    await open(serverWith([amina, asking]), `${at}?view=table`);
    expect(await screen.findByRole('row', { name: 'Amina Not opened yet' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bruno Asks for an answer' })).toBeVisible();
  });

  it('undoes a move also from the table, which loads its own list', async () => {
    const view = await open({ ...serverWith([amina, bruno]), ...moving });
    await view.user.click(await screen.findByRole('button', { name: 'Move Amina' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    await screen.findByText('Moved Amina to In review.');
    await view.user.click(screen.getByRole('radio', { name: 'Table' }));
    await screen.findByRole('grid', { name: 'Applicants' });
    await view.user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(await screen.findByText('Moved back.')).toBeVisible();
    expect(lastMove(view)).toEqual({ stage: 'submitted', items: [{ id: amina.id, version: 2 }] });
  });

  it('supports keys: J for the next card, M for the stages, and the focus moves to the neighbour', async () => {
    const view = await open({ ...serverWith([amina, bruno]), ...movedBy(() => ({ ...bruno, stage: 'in_review', version: 2 })) });
    (await screen.findByRole('link', { name: 'Amina' })).focus();
    await view.user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Bruno' })).toHaveFocus();
    await view.user.keyboard('m{Escape}');
    expect(screen.getByRole('button', { name: 'Move Bruno' })).toHaveFocus();
    await view.user.keyboard('m{Enter}');
    expect(await screen.findByText('Moved Bruno to In review.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Amina' })).toHaveFocus();
  });

  it('moves by dragging, only to possible stages', async () => {
    const view = await open({ ...serverWith([amina]), ...moving });
    const card = (await screen.findByRole('link', { name: 'Amina' })).closest('li') as HTMLElement;
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    const drag = async (to: RegExp): Promise<boolean> => {
      fireEvent.dragStart(card, { dataTransfer });
      const refused = fireEvent.dragOver(await column(to));
      if (!refused) fireEvent.drop(await column(to));
      fireEvent.dragEnd(card);
      return !refused;
    };
    expect(await drag(/^Hired/)).toBe(false);
    expect(await drag(/^Not selected/)).toBe(true);
    expect(await screen.findByText('Moved Amina to Not selected.')).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'applications.move-several')).toHaveLength(1);
  });

  it('moves all selected cards at once', async () => {
    const both = movedBy((id) => ({ ...(id === amina.id ? amina : bruno), stage: 'rejected', moves: ['submitted'], version: 2 }));
    const view = await open({ ...serverWith([amina, bruno]), ...both });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select Amina' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Select Bruno' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Not selected' }));
    expect(await screen.findByText('Moved 2 applicants to Not selected.')).toBeVisible();
    const items = [amina, bruno].map(({ id, version }) => ({ id, version }));
    expect(lastMove(view)).toEqual({ stage: 'rejected', items });
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it('shows the current stage of an applicant after a conflict, and offers another move', async () => {
    let calls = 0;
    const elsewhere: ApplicationDetail = { ...amina, stage: 'interview', moves: ['in_review', 'rejected'], version: 5 };
    const move = (): ApplicationDetail => {
      calls += 1;
      if (calls === 1) throw refusal(409, 'conflict', 'This was changed meanwhile.');
      return { ...elsewhere, stage: 'in_review', version: 6 };
    };
    const view = await open({ ...serverWith([amina]), ...movedBy(move, () => elsewhere) });
    await view.user.click(await screen.findByRole('button', { name: 'Move Amina' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    expect(await screen.findByText('Amina was already moved to Interview.')).toBeVisible();
    expect(names(await column(/^Interview/))).toEqual(['Amina']);
    expect(view.snackbar).toBe('');
    await view.user.click(screen.getByRole('button', { name: 'Move to In review' }));
    expect(await screen.findByText('Moved Amina to In review.')).toBeVisible();
    expect(lastMove(view)).toEqual({ stage: 'in_review', items: [{ id: amina.id, version: 5 }] });
    expect(screen.queryByText(/was already moved/)).not.toBeInTheDocument();
  });

  it('fetches more cards of a column on request, and shows their number', async () => {
    const list = ({ query }: { query: { stage?: string; cursor?: string } }) => {
      if (query.stage !== 'submitted') return pageOf();
      return query.cursor === undefined ? { items: [amina], nextCursor: 'next' } : pageOf(bruno);
    };
    const view = await open({ ...serverWith([amina, bruno]), 'applications.list': list });
    await view.user.click(await screen.findByRole('button', { name: '1 more' }));
    expect(await screen.findByRole('link', { name: 'Bruno' })).toBeVisible();
    expect(names(await column(/^Received 2$/))).toEqual(['Amina', 'Bruno']);
    expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();
  });

  it('keeps the loaded cards of a column after "back" from an applicant', async () => {
    const list = ({ query }: { query: { stage?: string; cursor?: string } }) => {
      if (query.stage !== 'submitted') return pageOf();
      return twoPages([amina], [bruno])({ query });
    };
    const view = await open({ ...serverWith([amina, bruno]), 'applications.list': list, 'applications.get': bruno });
    await view.user.click(await screen.findByRole('button', { name: '1 more' }));
    await view.user.click(await screen.findByRole('link', { name: 'Bruno' }));
    await waitFor(() => expect(view.address).not.toBe(at));
    await view.back();
    await waitFor(async () => expect(names(await column(/^Received 2$/))).toEqual(['Amina', 'Bruno']));
    expect(screen.queryByRole('button', { name: '1 more' })).toBeNull();
  });

  it('puts a card back after a failed move', async () => {
    const move = (): never => {
      throw refusal(500, 'internal', 'The server failed.');
    };
    const view = await open({ ...serverWith([amina]), 'applications.move-several': move });
    await view.user.click(await screen.findByRole('button', { name: 'Move Amina' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    expect(await screen.findByText('The server failed.')).toBeVisible();
    expect(names(await column(/^Received/))).toEqual(['Amina']);
  });

  it('undoes a move from the board of another posting, which does not show the applicant', async () => {
    const list = ({ query }: { query: { jobId: string; stage?: string } }) =>
      pageOf(...[amina, bruno].filter(({ job, stage }) => job.id === query.jobId && stage === query.stage));
    const get = ({ params }: { params: { id: string } }) => aJob({ id: params.id });
    const view = await open({ ...serverWith([amina, bruno]), 'jobs.get': get, 'applications.list': list, ...moving });
    await view.user.click(await screen.findByRole('button', { name: 'Move Amina' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    await screen.findByText('Moved Amina to In review.');
    await view.open(href(applicationRoutes.applicants, { jobId: idOf(2) }));
    await screen.findByRole('region', { name: /^Received/ });
    await view.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Moved back.')).toBeVisible();
    expect(lastMove(view)).toEqual({ stage: 'submitted', items: [{ id: amina.id, version: 2 }] });
    expect(screen.queryByRole('link', { name: 'Amina' })).toBeNull();
  });

  it('forgets the selected cards when another posting is opened', async () => {
    const view = await open(serverWith([amina, bruno]));
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select Amina' }));
    expect(screen.getByRole('checkbox', { name: 'Select Amina' })).toBeChecked();
    await view.open(href(applicationRoutes.applicants, { jobId: idOf(2) }));
    await view.open(at);
    expect(await screen.findByRole('checkbox', { name: 'Select Amina' })).not.toBeChecked();
  });
});

describe('the applicants of a posting', () => {
  it('are searched by words, which the address holds', async () => {
    const view = await open(serverWith([amina, bruno]));
    await view.user.type(await screen.findByRole('searchbox', { name: 'Search applicants' }), 'night{Enter}');
    expect(await screen.findByText(/applicants? found/)).toBeVisible();
    expect(view.address).toBe(`${at}?q=night`);
    expect(view.api.calls.findLast(({ id }) => id === 'applications.list')?.query).toMatchObject({ q: 'night' });
  });

  it('are shown as a table when the user chooses it, also the next time', async () => {
    const view = await open(serverWith([amina, carla]));
    await view.user.click(await screen.findByRole('radio', { name: 'Table' }));
    expect(await screen.findByRole('grid', { name: 'Applicants' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Carla: Interview. Move' })).toBeVisible();
    await view.open(href(jobRoutes.managed));
    await view.open(at);
    expect(await screen.findByRole('grid', { name: 'Applicants' })).toBeVisible();
  });

  it('under way are marked as paused while the candidate is suspended, on the board and in the table', async () => {
    const view = await open(serverWith([amina, { ...bruno, isPaused: true }]));
    expect(await screen.findByText('Paused')).toBeVisible();
    expect(within(screen.getByRole('heading', { name: 'Bruno' }).closest('li') ?? document.body).getByText('Paused')).toBeVisible();
    await view.user.click(screen.getByRole('radio', { name: 'Table' }));
    const row = (await screen.findByRole('link', { name: /Bruno/ })).closest('[role=row]');
    expect(row).toHaveTextContent('Paused');
    expect(screen.getAllByText('Paused')).toHaveLength(1);
  });

  it('are all moved from the table, also those that are not loaded', async () => {
    const many = Array.from({ length: 230 }, (_, index) =>
      anApplication({ id: idOf(1000 + index), candidate: { id: idOf(2000 + index), name: `Person ${index}`, email: null } }),
    );
    const known = new Map(many.map((application) => [application.id, application]));
    const view = await open(
      {
        ...serverWith(many),
        // The next page does not arrive.
        'applications.list': ({ query }: { query: { cursor?: string } }) =>
          query.cursor === undefined ? { items: many.slice(0, 50), nextCursor: 'next' } : new Promise(() => undefined),
        'applications.list-all': { items: many, hasMore: false },
        ...movedBy((id, stage) => ({ ...(known.get(id) ?? amina), stage, moves: ['submitted'], version: 2 })),
      },
      `${at}?view=table&stage=submitted`,
    );
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded rows' }));
    await view.user.click(await screen.findByRole('button', { name: 'Select all 230' }));
    await view.user.click(screen.getByRole('button', { name: 'Not selected' }));
    expect(await screen.findByText('Moved 230 applicants to Not selected.')).toBeVisible();
    expect(screen.getByText('50 rows no longer match the filters. They stay here until the list is loaded again.')).toBeVisible();
    const moves = view.api.calls.filter(({ id }) => id === 'applications.move-several');
    expect(moves.map(({ body }) => (body as { items: unknown[] }).items.length)).toEqual([100, 100, 30]);
    expect(view.api.calls.findLast(({ id }) => id === 'applications.list-all')?.query).toMatchObject({
      jobId: idOf(1),
      stage: 'submitted',
    });
  });

  it('of one stage are shown as a board of one column', async () => {
    const view = await open(serverWith([amina, carla]));
    await view.user.selectOptions(await screen.findByLabelText('Stage'), 'Interview');
    expect(await screen.findByText('1 applicant found')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Received/ })).not.toBeInTheDocument();
  });

  it('show a message when the posting has no applicants', async () => {
    await open(serverWith([]));
    expect(await screen.findByText('No applicants yet.')).toBeVisible();
  });
});
