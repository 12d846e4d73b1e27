import { fireEvent, screen } from '@testing-library/react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { Button } from './Button.tsx';
import { Select } from './Select.tsx';
import { TextArea, TextInput } from './TextInput.tsx';

const pressed = jest.fn();
const sent = jest.fn();
const Fields = () => (
  <>
    <h1>Fields</h1>
    <TextInput label="Title" limit={10} defaultValue="1234567" />
    <TextInput label="Place" help="City or region." optional />
    <TextInput label="Pay" help="A year." error="Give a number." />
    <TextArea label="Message" defaultValue="Hello" />
    <Select label="Kind" placeholder="Any" options={[{ value: 'full', label: 'Full time' }]} defaultValue="" />
    <Button busy onClick={pressed}>
      Save
    </Button>
    <Button onClick={sent}>Send</Button>
  </>
);
const plugin = onePage('fields', '/fields', Fields);
const open = () => renderPlugin([plugin], { at: '/fields' });

describe('a field', () => {
  it('counts code points from 80 % of its limit, and cuts nothing off', async () => {
    const { user } = await open();
    expect(screen.queryByText(/of 10 characters/)).toBeNull();
    await user.type(screen.getByLabelText('Title'), '😀');
    expect(screen.getByText('8 of 10 characters')).toBeVisible();
    await user.type(screen.getByLabelText('Title'), '9ABC');
    expect(screen.getByText('12 of 10 characters')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('1234567😀9ABC');
  });

  it('is described by its help, or by its error instead', async () => {
    await open();
    expect(screen.getByLabelText('Place')).toHaveAccessibleDescription('City or region.');
    expect(screen.getByLabelText('Place')).toBeValid();
    expect(screen.getByLabelText('Pay')).toHaveAccessibleDescription('Give a number.');
    expect(screen.getByLabelText('Pay')).toBeInvalid();
    expect(screen.getByText('optional')).toBeVisible();
  });

  it('of several lines or with options is found by its label', async () => {
    const { user } = await open();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Full time');
    expect(screen.getByLabelText('Kind')).toHaveValue('full');
  });
});

it('a button is pressed by Enter, but not by a key that went down on another element', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  fireEvent.keyUp(button, { key: 'Enter' });
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('a busy button keeps its label and the focus, and ignores another press', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await user.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
