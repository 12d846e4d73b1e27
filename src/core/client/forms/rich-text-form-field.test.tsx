import { act, fireEvent, screen, within } from '@testing-library/react';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RICH_TEXT_PLAIN_MARKS } from '#core/contract/rich-text.ts';
import { richTextSchema } from '#core/contract/rich-text-schema.ts';
import { z } from '#core/contract/schema.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { FormEnd } from './FormEnd.tsx';
import { RichTextFormField } from './RichTextFormField.tsx';
import { useContractForm } from './use-contract-form.ts';

const LIMIT = 20;
const schema = z.object({ tasks: richTextSchema({ min: 1, max: LIMIT }), about: richTextSchema({ min: 0, max: LIMIT }) });
const defaults = { tasks: '', about: '<p>We build.</p>' };

let sent: unknown;
let held: UseFormReturn<typeof defaults>;

function Page(): JSX.Element {
  const { form, submit, busy, failure, fields } = useContractForm({
    schema,
    defaults,
    send: async (body) => {
      sent = body;
    },
  });
  held = form;
  return (
    <form onSubmit={submit} noValidate>
      <h1>Job</h1>
      <RichTextFormField label="Tasks" help="A few sentences" limit={LIMIT} {...fields.controlled('tasks')} />
      <RichTextFormField label="About" optional subset={RICH_TEXT_PLAIN_MARKS} {...fields.controlled('about')} />
      <FormEnd failure={failure} busy={busy} action="Send" />
    </form>
  );
}

const job = onePage('job', '/', Page);

async function show(): Promise<View> {
  const view = await renderPlugin([job], { at: '/' });
  await screen.findAllByRole('toolbar');
  return view;
}

const editorOf = (label: string): HTMLElement => screen.getByRole('textbox', { name: label });

/** jsdom has no layout, so it cannot type into the editor. A paste takes the same way through the editor. */
function paste(label: string, html: string): void {
  const data: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': 'plain' };
  fireEvent.paste(editorOf(label), { clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] } });
}

beforeEach(() => {
  sent = undefined;
});

describe('a field for rich text in a form', () => {
  it('is a text box with its label and help, and shows its value', async () => {
    await show();
    expect(editorOf('Tasks')).toHaveAttribute('aria-multiline', 'true');
    expect(editorOf('Tasks')).toHaveAccessibleDescription('A few sentences');
    expect(editorOf('Tasks')).toHaveAttribute('aria-invalid', 'false');
    expect(editorOf('About')).toHaveTextContent('We build.');
    expect(screen.getByText('optional')).toBeVisible();
  });

  it('shows the error of its schema, and gets the focus', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('This is required.');
    expect(editorOf('Tasks')).toHaveAccessibleDescription('This is required.');
    expect(editorOf('Tasks')).toHaveAttribute('aria-invalid', 'true');
    expect(editorOf('Tasks')).toHaveFocus();
    expect(sent).toBeUndefined();
  });

  it('sends HTML with the elements of its subset', async () => {
    const { user } = await show();
    paste('Tasks', '<h1>Plan</h1><ul><li><b>Build</b></li></ul>');
    paste('About', '<h1>Us</h1>');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual({
      tasks: '<h3>Plan</h3><ul><li><strong>Build</strong></li></ul>',
      about: expect.stringContaining('<strong>Us</strong>'),
    });
  });

  it('counts the characters of the text from 80 % of the limit, and keeps what is too long', async () => {
    const { user } = await show();
    paste('Tasks', '<p>0123456789</p>');
    expect(screen.queryByText(/ of 20/)).toBeNull();
    paste('Tasks', '<p><b>0123456789</b>ab</p>');
    expect(screen.getByText(/22 of 20/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/at most 20 characters/)).toBeVisible();
    expect(editorOf('Tasks')).toHaveTextContent('01234567890123456789ab');
  });

  it('shows a value that the form sets, and the text of an empty one', async () => {
    await show();
    act(() => held.reset({ tasks: '<ul><li>Plan</li></ul>', about: '' }));
    expect(within(editorOf('Tasks')).getByRole('listitem')).toHaveTextContent('Plan');
    expect(editorOf('About')).toHaveTextContent('');
    act(() => held.setValue('tasks', ''));
    expect(within(editorOf('Tasks')).queryByRole('listitem')).toBeNull();
  });

  it('is touched only after the focus has left its text and its tools', async () => {
    const { user } = await show();
    await user.click(screen.getAllByRole('button', { name: 'Bold' })[0] ?? document.body);
    act(() => editorOf('Tasks').focus());
    expect(held.getFieldState('tasks').isTouched).toBe(false);
    act(() => screen.getByRole('button', { name: 'Send' }).focus());
    expect(held.getFieldState('tasks').isTouched).toBe(true);
  });
});
