import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Services } from '../../di/services.ts';
import { ServicesContext } from '../../di/use-service.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Modal } from './Modal.tsx';

function ask(typed?: string): { onConfirm: jest.Mock; onClose: jest.Mock } {
  const asked = { onConfirm: jest.fn(), onClose: jest.fn() };
  render(
    <ServicesContext value={new Services()}>
      <ConfirmDialog open title="Fell the oak?" action="Fell" keep="Keep it" {...asked} {...(typed === undefined ? {} : { typed })} />
    </ServicesContext>,
  );
  return asked;
}

it('a question before a final action is named by its question and focuses the safe button', async () => {
  const { onClose, onConfirm } = ask();
  expect(screen.getByRole('dialog', { name: 'Fell the oak?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('a question before a final action runs the action when its button is pressed', async () => {
  const { onConfirm } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Fell' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('a question before a final action does not run the action before the word is typed', async () => {
  const { onConfirm } = ask('OAK');
  await userEvent.click(screen.getByRole('button', { name: 'Fell' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/confirm.missing/);
  await userEvent.type(screen.getByRole('textbox'), ' oak {Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('returns the focus when it is removed while open, and does not report this as closing', () => {
  const onClose = jest.fn();
  const page = (isAsked: boolean) => (
    <ServicesContext value={new Services()}>
      <button type="button">Ask</button>
      {isAsked && (
        <Modal open label="Question" onClose={onClose}>
          <input />
        </Modal>
      )}
    </ServicesContext>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Ask' }).focus();
  rerender(page(true));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

it('a dialog focuses its first control when loaded content replaces the button that had the focus', async () => {
  const services = new Services();
  const page = (isLoaded: boolean) => (
    <ServicesContext value={services}>
      <Modal open label="Question" onClose={jest.fn()}>
        {isLoaded ? <textarea aria-label="Answer" /> : <button type="button">Cancel</button>}
      </Modal>
    </ServicesContext>
  );
  const { rerender } = render(page(false));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
});

it('a dialog whose content leaves does not focus a message that is shown in it', async () => {
  const page = (isOver: boolean) => (
    <ServicesContext value={services}>
      <Modal open label="Question" onClose={jest.fn()}>
        {!isOver && <input aria-label="Answer" />}
        <div aria-live="polite">{isOver && <button type="button">Undo</button>}</div>
      </Modal>
    </ServicesContext>
  );
  const services = new Services();
  const { rerender } = render(page(false));
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
  rerender(page(true));
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
});
