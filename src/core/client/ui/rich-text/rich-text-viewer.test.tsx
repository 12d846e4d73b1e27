import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { RICH_TEXT_FULL, RICH_TEXT_PLAIN_MARKS } from '#core/contract/rich-text.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { BROWSER_DEPTH, injectionPayloads } from '#core/testing/injection-payloads.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import { RichText } from './RichText.tsx';

type Given = Parameters<typeof RichText>[0];

let given: Given;
let change: (next: Given) => void;
const Shown = () => {
  const [shown, setShown] = useState(given);
  change = setShown;
  return (
    <main>
      <h1>Job</h1>
      <RichText {...shown} />
    </main>
  );
};
const plugin = onePage('shown', '/shown', Shown);

async function show(html: string, more: Omit<Given, 'html'> = {}): Promise<HTMLElement> {
  given = { html, ...more };
  await renderPlugin([plugin], { at: '/shown' });
  const shown = document.querySelector<HTMLElement>('.richtext');
  if (shown === null) throw new Error('No rich text is shown.');
  return shown;
}

describe('rich text on a page', () => {
  it('has lists that begin with another number', async () => {
    const shown = await show('<ol start="7"><li>a</li></ol>');
    expect(within(shown).getByRole('list')).toHaveAttribute('start', '7');
    act(() => change({ html: '<ol><li>a</li></ol>' }));
    expect(within(shown).getByRole('list')).not.toHaveAttribute('start');
  });

  it('has headings, lists, quotations and marks', async () => {
    const shown = await show(
      '<h3>Tasks</h3><h4>First</h4><p>a<br><strong>b<em>c</em></strong></p><ul><li>d<ol><li>e</li></ol></li></ul><blockquote><p>f</p></blockquote>',
    );
    expect(within(shown).getByRole('heading', { level: 3, name: 'Tasks' })).toBeVisible();
    expect(within(shown).getByRole('heading', { level: 4, name: 'First' })).toBeVisible();
    expect(within(shown).getAllByRole('list')).toHaveLength(2);
    expect(within(shown).getByText('f').closest('blockquote')).not.toBeNull();
    expect(within(shown).getByText('c').closest('strong')).not.toBeNull();
    expect(shown.querySelectorAll('br')).toHaveLength(1);
  });

  it('has headings below the heading of its page', async () => {
    const shown = await show('<h3>Tasks</h3><h4>First</h4>', { headingLevel: 5 });
    expect(within(shown).getByRole('heading', { level: 5, name: 'Tasks' })).toBeVisible();
    expect(within(shown).getByRole('heading', { level: 6, name: 'First' })).toBeVisible();
  });

  it('gives each block the direction of its own script, and nothing inside a block', async () => {
    const shown = await show('<p>English</p><ul><li>عربي<ol><li>واحد</li></ol></li></ul><blockquote><p>نص</p></blockquote>');
    expect([...shown.children].map((block) => block.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
    expect(shown.querySelectorAll(':scope > * [dir]')).toHaveLength(0);
  });

  it('opens web addresses in another tab, says so, and tells search engines that users wrote them', async () => {
    await show('<p><a href="https://a.test/">one <strong>link</strong></a> <a href="mailto:a@b.test">mail</a></p>');
    const web = screen.getByRole('link', { name: 'one link (opens in a new tab)' });
    expect(web).toHaveAttribute('href', 'https://a.test/');
    expect(web).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(web).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'mail' })).not.toHaveAttribute('target');
  });

  it('shows only the elements of its subset', async () => {
    const shown = await show('<h3>a</h3><p><u>b</u></p>', { subset: RICH_TEXT_PLAIN_MARKS });
    expect(shown.querySelectorAll('h3, u')).toHaveLength(0);
    expect(shown).toHaveTextContent('ab');
  });
});

describe('an attack that was stored', () => {
  const ATTRIBUTES = ['class', 'dir', 'href', 'rel', 'target'];

  it('is shown as text, runs nothing, and adds no element or attribute', async () => {
    const shown = await show('<p>first</p>');
    for (const { name, html } of injectionPayloads(BROWSER_DEPTH)) {
      act(() => change({ html }));
      expect({ name, text: shown.textContent }).toEqual({ name, text: expect.stringContaining('kept') });
      const elements = [...shown.querySelectorAll('*')];
      expect(elements.filter(({ localName }) => !['span', ...RICH_TEXT_FULL].includes(localName))).toEqual([]);
      expect(elements.flatMap((element) => element.getAttributeNames()).filter((attribute) => !ATTRIBUTES.includes(attribute))).toEqual([]);
      for (const a of shown.querySelectorAll('a')) expect(a.protocol).toMatch(/^(?:https?|mailto):$/);
    }
    expect('ran' in globalThis).toBe(false);
  });
});
