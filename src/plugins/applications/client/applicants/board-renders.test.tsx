import { fireEvent, screen } from '@testing-library/react';
import { anApplication, idOf } from '../testing/application-builders.ts';
import { movedBy } from '../testing/moves.ts';
import { column, names, openApplicants, serverWith } from '../testing/open-applicants.ts';

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
});
