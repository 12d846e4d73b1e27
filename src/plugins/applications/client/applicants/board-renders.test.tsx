import { fireEvent, screen } from '@testing-library/react';
import { reaction } from 'mobx';
import { anApplication, idOf } from '../testing/application-builders.ts';
import { movedBy } from '../testing/moves.ts';
import { column, names, openApplicants, serverWith } from '../testing/open-applicants.ts';
import { ApplicantsStore } from './applicants-store.ts';

const people = Array.from({ length: 30 }, (_, at) =>
  anApplication({ id: idOf(100 + at), candidate: { id: idOf(200 + at), name: `Person ${at}`, email: `${at}@demo.test` } }),
);

describe('the board of applicants', () => {
  it('renders the card that moves, is selected, is dragged or opens its menu, and not the others', async () => {
    // Each card says once for each rendering how long ago the application was sent.
    const renders = jest.spyOn(Intl.RelativeTimeFormat.prototype, 'format');
    const view = await openApplicants({
      ...serverWith(people),
      ...movedBy((id, stage) => ({ ...(people.find((one) => one.id === id) ?? anApplication()), stage, moves: ['submitted'], version: 2 })),
    });
    await screen.findByRole('link', { name: 'Person 29' });
    for (const name of ['Person 3', 'Person 4']) {
      renders.mockClear();
      await view.user.click(screen.getByRole('button', { name: `Move ${name}` }));
      await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
      expect(await screen.findByText(`Moved ${name} to In review.`)).toBeVisible();
      // In both columns, before and after the answer, and the cards that take and lose their place in the tab order.
      expect(renders.mock.calls.length).toBeLessThanOrEqual(8);
      expect(renders.mock.calls.length).toBeGreaterThan(0);
    }
    expect(names(await column(/^In review/)).toSorted()).toEqual(['Person 3', 'Person 4']);
    for (const act of [
      () => view.user.click(screen.getByRole('checkbox', { name: 'Select Person 9' })),
      () => view.user.click(screen.getByRole('checkbox', { name: 'Select Person 12' })),
      () => view.user.click(screen.getByRole('button', { name: 'Move Person 20' })),
      () => view.user.keyboard('{Escape}'),
    ]) {
      renders.mockClear();
      await act();
      // The card itself, and those that take and lose the place in the tab order.
      expect(renders.mock.calls.length).toBeLessThanOrEqual(3);
    }
    renders.mockClear();
    const card = screen.getByRole('link', { name: 'Person 25' }).closest('li') as HTMLElement;
    fireEvent.dragStart(card, { dataTransfer: { setData: () => undefined } });
    expect(renders).not.toHaveBeenCalled();
  });

  it('tells a move to the columns that have or get the card, and not to the others', async () => {
    const elsewhere = Array.from({ length: 7 }, (_, at) =>
      anApplication({
        id: idOf(300 + at),
        stage: 'offer',
        candidate: { id: idOf(400 + at), name: `Other ${at}`, email: `other${at}@demo.test` },
      }),
    );
    const view = await openApplicants({
      ...serverWith([...people, ...elsewhere]),
      ...movedBy((id, stage) => ({ ...(people.find((one) => one.id === id) ?? anApplication()), stage, moves: ['submitted'], version: 2 })),
    });
    await screen.findByRole('link', { name: 'Other 6' });
    const { cards } = view.resolve(ApplicantsStore);
    const told = jest.fn();
    const stops = (['submitted', 'in_review', 'offer'] as const).map((stage) =>
      reaction(
        () => cards(stage),
        () => told(stage),
      ),
    );
    await view.user.click(screen.getByRole('button', { name: 'Move Person 3' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'In review' }));
    expect(await screen.findByText('Moved Person 3 to In review.')).toBeVisible();
    expect(told).toHaveBeenCalledWith('submitted');
    expect(told).toHaveBeenCalledWith('in_review');
    expect(told).not.toHaveBeenCalledWith('offer');
    for (const stop of stops) stop();
  });
});
