import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Services } from '../../di/services.ts';
import { ServicesContext } from '../../di/services-context.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function ask(typed?: string): { onConfirm: jest.Mock; onClose: jest.Mock } {
  const asked = { onConfirm: jest.fn(), onClose: jest.fn() };
  render(
    <ServicesContext value={new Services()}>
      <ConfirmDialog open title="Fell the oak?" action="Fell" keep="Keep it" {...asked} {...(typed === undefined ? {} : { typed })} />
    </ServicesContext>,
  );
  return asked;
}

describe('a question before something final', () => {
  it('is named by its question and begins on the safe side', async () => {
    const { onClose, onConfirm } = ask();
    expect(screen.getByRole('dialog', { name: 'Fell the oak?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is done when its button is pressed', async () => {
    const { onConfirm } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Fell' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('is not done before the word was typed', async () => {
    const { onConfirm } = ask('OAK');
    await userEvent.click(screen.getByRole('button', { name: 'Fell' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/confirm.missing/);
    await userEvent.type(screen.getByRole('textbox'), ' oak {Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
