import { fireEvent, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { DateField } from './DateField.tsx';
import { MoneyField } from './MoneyField.tsx';

function Page(): JSX.Element {
  const form = useForm({ defaultValues: { pay: '48000.5', day: '' } });
  return (
    <form>
      <h1>Fields</h1>
      <MoneyField form={form} name="pay" label="Pay" currency="EUR" />
      <DateField form={form} name="day" label="Day" help="The last day." />
      <p data-testid="kept">{JSON.stringify(form.watch())}</p>
    </form>
  );
}

const fields = onePage('fields', '/fields', Page);

async function open(language = 'en'): Promise<View> {
  localStorage.setItem('trellis.language', language);
  return renderPlugin([fields], { at: '/fields' });
}

const kept = (): unknown => JSON.parse(screen.getByTestId('kept').textContent ?? '');

it('a field for an amount of money keeps the same amount in every language, and shows it in the language of the user after typing', async () => {
  const { user } = await open('de');
  const pay = screen.getByLabelText('Pay');
  expect(pay).toHaveValue('48.000,50');
  await user.clear(pay);
  await user.type(pay, '52.000,75 €');
  expect(pay).toHaveValue('52.000,75 €');
  await user.tab();
  expect(pay).toHaveValue('52.000,75');
  expect(kept()).toMatchObject({ pay: '52000.75' });
});

it('a field for an amount of money keeps a text that is no amount as it was typed', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Pay'));
  await user.type(screen.getByLabelText('Pay'), 'a lot');
  await user.tab();
  expect(screen.getByLabelText('Pay')).toHaveValue('a lot');
  expect(kept()).toMatchObject({ pay: 'a lot' });
});

it('a field for a day shows the day in words of the language of the user', async () => {
  await open('de');
  const day = screen.getByLabelText('Day');
  expect(day).toHaveAccessibleDescription('The last day.');
  fireEvent.change(day, { target: { value: '2026-09-30' } });
  expect(day).toHaveAccessibleDescription('Mittwoch, 30. September 2026');
  expect(kept()).toMatchObject({ day: '2026-09-30' });
});

it('a field for a day asks to complete a day of which a part is missing', async () => {
  await open();
  const day = screen.getByLabelText<HTMLInputElement>('Day');
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.blur(day);
  expect(day).toHaveAccessibleDescription('Complete the day, or remove it.');
  Object.defineProperty(day, 'validity', { value: { badInput: false } });
  fireEvent.change(day, { target: { value: '2026-09-30' } });
  expect(day).toHaveAccessibleDescription('Wednesday, September 30, 2026');
});
