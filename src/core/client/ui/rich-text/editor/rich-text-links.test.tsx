import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { RichTextField } from '../RichTextField.tsx';

const LINKED = '<p><a href="https://example.org/" rel="noopener nofollow ugc">Plan</a></p>';

let first: string;
let value: string;
let sends = 0;

const Page = () => {
  const [html, setHtml] = useState(first);
  value = html;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sends += 1;
      }}
    >
      <h1>Job</h1>
      <RichTextField label="Tasks" value={html} onChange={setHtml} />
      <button type="submit">Send</button>
    </form>
  );
};
const job = onePage('job', '/', Page);

/** Opens the form for the link of the selected text. */
async function open(html: string): Promise<View> {
  first = html;
  const view = await renderPlugin([job], { at: '/' });
  const tool = await screen.findByRole('button', { name: 'Link' });
  act(() => editor().focus());
  fireEvent.keyDown(editor(), { key: 'a', ctrlKey: true });
  await view.user.click(tool);
  expect(tool).toHaveAttribute('aria-expanded', 'true');
  return view;
}

const editor = (): HTMLElement => screen.getByRole('textbox', { name: 'Tasks' });
const address = (): HTMLElement => screen.getByLabelText('Web address or email address');

describe('the link of a text', () => {
  it.each([
    ['example.org/a', 'https://example.org/a'],
    ['http://example.org/', 'http://example.org/'],
    ['jobs@example.org', 'mailto:jobs@example.org'],
  ])('gets an address with its scheme from %s', async (typed, href) => {
    const { user } = await open('<p>Plan</p>');
    expect(address()).toHaveFocus();
    await user.keyboard(`${typed}{Enter}`);
    expect(value).toBe(`<p><a href="${href}" rel="noopener nofollow ugc">Plan</a></p>`);
    expect(editor()).toHaveFocus();
    expect(sends).toBe(0);
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', 'https://bank.example@evil.test', 'a b', ''])(
    'refuses the address "%s"',
    async (typed) => {
      const { user } = await open('<p>Plan</p>');
      fireEvent.change(address(), { target: { value: typed } });
      await user.click(screen.getByRole('button', { name: 'Add link' }));
      expect(address()).toHaveAccessibleDescription('Enter a web address, such as https://example.org, or an email address.');
      expect(value).toBe('<p>Plan</p>');
    },
  );

  it('is changed', async () => {
    const { user } = await open(LINKED);
    expect(address()).toHaveValue('https://example.org/');
    await user.clear(address());
    await user.type(address(), 'example.com');
    await user.click(screen.getByRole('button', { name: 'Change link' }));
    expect(value).toBe('<p><a href="https://example.com" rel="noopener nofollow ugc">Plan</a></p>');
  });

  it('is removed, and its text stays', async () => {
    const { user } = await open(LINKED);
    await user.click(screen.getByRole('button', { name: 'Remove link' }));
    expect(value).toBe('<p>Plan</p>');
    expect(screen.queryByLabelText('Web address or email address')).toBeNull();
  });

  it('stays as it is when its form is closed', async () => {
    const { user } = await open(LINKED);
    await user.type(address(), 'x{Escape}');
    expect(value).toBe(LINKED);
    expect(editor()).toHaveFocus();
  });
});
