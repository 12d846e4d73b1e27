import { act, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { PhoneField } from './PhoneField.tsx';

let phone = '';
let form: UseFormReturn<{ phone: string }>;

function Page(): JSX.Element {
  form = useForm({ defaultValues: { phone } });
  return (
    <form>
      <h1>Call</h1>
      <PhoneField form={form} name="phone" label="Phone" />
      <button type="button">Next</button>
    </form>
  );
}

const plugin = onePage('fields', '/phone', Page);

const field = (): HTMLInputElement => screen.getByLabelText('Phone');

async function open(stored: string): Promise<View> {
  phone = stored;
  const view = await renderPlugin([plugin], { at: '/phone' });
  // The number plans load.
  await act(async () => void (await import('#core/contract/phone-number.ts')));
  return view;
}

test.each([
  ['+442079460958', '+44 20 7946 0958'],
  ['+442079460958 ext. 12', '+44 20 7946 0958 ext. 12'],
  ['+49 (0)30 / 1234567', '+49 30 1234567'],
  ['+5215512345678', '+5215512345678'],
  ['call me', 'call me'],
  ['', ''],
])('the number %j is read as %j, and the form keeps its value', async (stored, shown) => {
  const { user } = await open(stored);
  expect(field()).toHaveValue(shown);
  await user.click(field());
  expect(field()).toHaveValue(shown);
  await user.tab();
  expect(field()).toHaveValue(shown);
  expect(form.getValues('phone')).toBe(stored);
  expect(form.formState.isDirty).toBe(false);
});

test('a number is typed in any form, and gets its spaces when the focus leaves the field', async () => {
  const { user } = await open('');
  await user.type(field(), '0044-20/79460958');
  expect(field()).toHaveValue('0044-20/79460958');
  await user.tab();
  expect(field()).toHaveValue('+44 20 7946 0958');
  expect(form.getValues('phone')).toBe('0044-20/79460958');
});

test('a number is changed in its middle, and the cursor stays where the user types', async () => {
  const { user } = await open('+442079460958');
  await user.click(field());
  field().setSelectionRange(6, 6);
  await user.keyboard('{Backspace}1');
  expect([field().value, field().selectionStart]).toEqual(['+44 21 7946 0958', 6]);
  await user.tab();
  expect(form.getValues('phone')).toBe('+44 21 7946 0958');
});

test('a number that the form fills in replaces what is shown, also while the field has the focus', async () => {
  const { user } = await open('');
  await user.type(field(), '+4');
  act(() => form.setValue('phone', '+493012345678'));
  expect(field()).toHaveValue('+49 30 12345678');
});
