import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useValueOf } from './use-value-of.ts';

interface Values {
  title: string;
  text: string;
}

const rendered = { form: 0, hint: 0 };

function Hint({ form, saved }: { readonly form: UseFormReturn<Values>; readonly saved: string }): string {
  rendered.hint += 1;
  return useValueOf(form, ({ title }) => title === saved) ? 'Saved' : 'Changed';
}

let control: UseFormReturn<Values>;

function Form({ saved }: { readonly saved: string }) {
  rendered.form += 1;
  const form = useForm<Values>({ defaultValues: { title: 'Fitter', text: '' } });
  control = form;
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Text" {...form.register('text')} />
      <p role="status">
        <Hint form={form} saved={saved} />
      </p>
    </form>
  );
}

describe('what a component needs to know of the typed values', () => {
  it('renders the component when it changes, and neither it nor the form at each key', async () => {
    const user = userEvent.setup();
    render(<Form saved="Fitter" />);
    Object.assign(rendered, { form: 0, hint: 0 });
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Pipes and pumps');
    expect(rendered).toEqual({ form: 0, hint: 0 });
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of pipes');
    expect(screen.getByRole('status')).toHaveTextContent('Changed');
    expect(rendered).toEqual({ form: 0, hint: 1 });
  });

  it('follows values that the form is given, and what the component compares them with', () => {
    const { rerender } = render(<Form saved="Fitter" />);
    act(() => control.reset({ title: 'Welder', text: '' }));
    expect(screen.getByRole('status')).toHaveTextContent('Changed');
    rerender(<Form saved="Welder" />);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    act(() => control.setValue('title', 'Fitter'));
    expect(screen.getByRole('status')).toHaveTextContent('Changed');
  });
});
