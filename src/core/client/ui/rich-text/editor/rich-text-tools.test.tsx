import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { RICH_TEXT_PLAIN_MARKS, type RichTextSubset } from '#core/contract/rich-text.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { RichTextField } from '../RichTextField.tsx';

let first: { readonly html: string; readonly subset?: RichTextSubset };
let value: string;

const Page = () => {
  const [html, setHtml] = useState(first.html);
  value = html;
  return (
    <main>
      <h1>Job</h1>
      <RichTextField label="Tasks" value={html} onChange={setHtml} {...(first.subset && { subset: first.subset })} />
    </main>
  );
};
const job = onePage('job', '/', Page);

async function show(html: string, subset?: RichTextSubset): Promise<View> {
  first = { html, ...(subset && { subset }) };
  const view = await renderPlugin([job], { at: '/' });
  await screen.findByRole('toolbar', { name: 'Formatting' });
  return view;
}

const tool = (name: string): HTMLElement => within(screen.getByRole('toolbar')).getByRole('button', { name });
const editor = (): HTMLElement => screen.getByRole('textbox', { name: 'Tasks' });

/** Selects all text, as the shortcut of the editor does. */
function selectAll(): void {
  act(() => editor().focus());
  fireEvent.keyDown(editor(), { key: 'a', ctrlKey: true });
}

describe('the tools of rich text', () => {
  it.each([
    ['Bold', '<p><strong>Plan</strong></p>'],
    ['Italic', '<p><em>Plan</em></p>'],
    ['Underline', '<p><u>Plan</u></p>'],
    ['Heading', '<h3>Plan</h3>'],
    ['Small heading', '<h4>Plan</h4>'],
    ['Bulleted list', '<ul><li>Plan</li></ul>'],
    ['Numbered list', '<ol><li>Plan</li></ol>'],
    ['Quote', '<blockquote><p>Plan</p></blockquote>'],
  ])('switch a format on and off: %s', async (name, formatted) => {
    const { user } = await show('<p>Plan</p>');
    selectAll();
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
    await user.click(tool(name));
    expect(value).toBe(formatted);
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(tool(name));
    expect(value).toBe('<p>Plan</p>');
  });

  it('take all selected quotations away, and keep the lists in them', async () => {
    const { user } = await show('<blockquote><ul><li>Plan</li></ul></blockquote><blockquote><p>Build</p></blockquote>');
    selectAll();
    await user.click(tool('Quote'));
    expect(value).toBe('<ul><li>Plan</li></ul><p>Build</p>');
  });

  it('undo and redo a change', async () => {
    const { user } = await show('<p>Plan</p>');
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    selectAll();
    await user.click(tool('Heading'));
    await user.click(tool('Undo'));
    expect(value).toBe('<p>Plan</p>');
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(tool('Redo'));
    expect(value).toBe('<h3>Plan</h3>');
  });

  it('are only those of the subset', async () => {
    await show('', RICH_TEXT_PLAIN_MARKS);
    expect(
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Bold', 'Italic', 'Bulleted list', 'Numbered list', 'Undo', 'Redo']);
  });

  it('name their shortcuts, for users and for screen readers', async () => {
    await show('');
    expect(tool('Bulleted list')).toHaveAttribute('title', 'Bulleted list (Ctrl+Shift+8)');
    expect(tool('Bulleted list')).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+8');
  });

  it('are one stop for Tab, with arrow keys between them, and Escape leads back to the text', async () => {
    const { user } = await show('<p>Plan</p>');
    const stops = (): readonly (string | null)[] =>
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((button) => button.getAttribute('aria-label'));
    expect(stops()).toEqual(['Bold']);
    act(() => tool('Bold').focus());
    await user.keyboard('{ArrowRight}');
    expect(tool('Italic')).toHaveFocus();
    expect(stops()).toEqual(['Italic']);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(tool('Redo')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(editor()).toHaveFocus();
    fireEvent.keyDown(editor(), { key: 'F10', altKey: true });
    expect(tool('Redo')).toHaveFocus();
  });

  it('leave Tab to the browser, also in a list', async () => {
    await show('<ul><li>Plan</li><li>Build</li></ul>');
    selectAll();
    expect(fireEvent.keyDown(editor(), { key: 'Tab' })).toBe(true);
    expect(value).toBe('<ul><li>Plan</li><li>Build</li></ul>');
  });
});
