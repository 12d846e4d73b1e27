import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { loadEditor } from './load-editor.ts';
import { RichTextField } from './RichTextField.tsx';

jest.mock('./load-editor.ts', () => ({ loadEditor: jest.fn(jest.requireActual('./load-editor.ts').loadEditor) }));

const FIRST = '<p><strong>Plan</strong></p><ul><li>Build</li></ul>';

let value: string;
const Page = () => {
  const [html, setHtml] = useState(FIRST);
  value = html;
  return (
    <main>
      <h1>Job</h1>
      <RichTextField label="Tasks" value={html} onChange={setHtml} />
    </main>
  );
};
const job = onePage('job', '/', Page);

it('The text can be edited as plain text if the editor does not load, and the editor loads again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadEditor).mockRejectedValueOnce(new Error('no network'));
  const { user } = await renderPlugin([job], { at: '/' });
  expect(await screen.findByText('The formatting tools did not load.')).toBeVisible();
  const area = screen.getByRole('textbox', { name: 'Tasks' });
  expect(area).toHaveValue('Plan\n\n• Build');
  expect(value).toBe(FIRST);
  fireEvent.change(area, { target: { value: 'Plan\n\n1. Draw\n2. Build' } });
  expect(value).toBe('<p>Plan</p><ol><li>Draw</li><li>Build</li></ol>');
  expect(area).toHaveValue('Plan\n\n1. Draw\n2. Build');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('toolbar');
  expect(within(screen.getByRole('textbox', { name: 'Tasks' })).getAllByRole('listitem')).toHaveLength(2);
  expect(value).toBe('<p>Plan</p><ol><li>Draw</li><li>Build</li></ol>');
});
