import { act, fireEvent, screen, within } from '@testing-library/react';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { choose, field, input, page, picked, rows, show, stored, upload } from '#core/testing/file-field-page.tsx';
import { Texts } from '../i18n/texts.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';

/** The snackbar after the page had time to show the issues of a failed call. */
async function messageAfter(view: View): Promise<string> {
  await act(() => new Promise((later) => setTimeout(later)));
  return view.snackbar;
}

test('a refusal by the server is a snackbar if the page with its field was left', async () => {
  const view = await show();
  choose(picked());
  await view.open('/next');
  await upload(0, ({ fail }) => fail(refusal(422, 'invalid', 'Some of the information is not valid.', [fileIssue('files.protected')])));
  expect(await messageAfter(view)).toBe('Some of the information is not valid.');
});

test('a chosen file is sent, and its id joins the value when it is stored', async () => {
  const view = await show([stored('first')]);
  choose(picked());
  expect(within(field()).getByRole('progressbar', { name: 'Sending cv.pdf' })).toHaveValue(0);
  expect(view.api.calls.at(-1)).toMatchObject({ id: uploadFile.id, query: { purpose: 'cv' } });
  await upload(0, ({ answer }) => answer(stored('second', 'cv.pdf')));
  expect(page.value.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(within(field()).queryByRole('progressbar')).toBeNull();
  expect(rows()).toEqual(['first.pdf', 'cv.pdf']);
});

test('the input of the browser offers only the kinds of the purpose', async () => {
  await show();
  expect(input()).toHaveAttribute('accept', '.pdf,.docx');
  expect(within(field()).getByRole('button', { name: 'Add files' })).toBeEnabled();
  expect(screen.getByText('PDF, DOCX, up to 1,000 bytes.')).toBeVisible();
});

test('files are dropped and pasted, and other content is left to the browser', async () => {
  await show();
  fireEvent.dragOver(field(), { dataTransfer: { types: ['Files'] } });
  expect(field()).toHaveAttribute('data-over', 'true');
  fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [picked('dropped.pdf')] } });
  expect(field()).toHaveAttribute('data-over', 'false');
  fireEvent.paste(field(), { clipboardData: { files: [picked('pasted.pdf')] } });
  fireEvent.paste(field(), { clipboardData: { files: [] } });
  expect(rows()).toEqual(['dropped.pdf', 'pasted.pdf']);
});

test('a file whose ending is no kind of file is sent, and the server decides by its content', async () => {
  await show();
  choose(picked('CV pracuj.pl'));
  await upload(0, ({ answer }) => answer(stored('first', 'CV pracuj.pl.pdf')));
  expect(rows()).toEqual(['CV pracuj.pl.pdf']);
});

test('a screen reader hears each quarter of the way, and no more', async () => {
  await show();
  choose(picked());
  const said: (string | null)[] = [];
  for (const share of [0, 0.1, 0.26, 0.3, 0.5, 0.74, 0.8, 1]) {
    await upload(0, ({ progress }) => progress(share));
    const text = within(field()).getByRole('status').textContent;
    if (text !== said.at(-1)) said.push(text);
  }
  expect(said).toEqual(['0 percent sent', '25 percent sent', '50 percent sent', '75 percent sent', '100 percent sent']);
});

test('an upload is cancelled, and its row goes', async () => {
  const view = await show();
  choose(picked());
  await view.user.click(within(field()).getByRole('button', { name: 'Cancel cv.pdf' }));
  expect(rows()).toEqual([]);
  expect(view.snackbar).toBe('');
  expect(within(field()).getByRole('button', { name: 'Add files' })).toHaveFocus();
});

test('a failed upload is sent again by its button', async () => {
  const view = await show();
  choose(picked());
  await upload(0, ({ fail }) => fail(refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.')));
  expect(within(field()).getByRole('alert')).toHaveTextContent('The server is not ready. Try again in a moment.');
  await view.user.click(within(field()).getByRole('button', { name: 'Try again' }));
  await upload(1, ({ answer }) => answer(stored('again')));
  expect(page.value.map(({ id }) => id)).toEqual(['again']);
});

test('a refusal by the server stands beside the file, and is not sent again', async () => {
  const view = await show();
  choose(picked());
  const issues = [fileIssue('files.protected')];
  await upload(0, ({ fail }) => fail(refusal(422, 'invalid', 'Some of the information is not valid.', issues)));
  expect(within(field()).getByRole('alert')).toHaveTextContent('This file is protected by a password. Save it without one.');
  expect(within(field()).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await messageAfter(view)).toBe('');
  await view.user.click(within(field()).getByRole('button', { name: 'Dismiss cv.pdf' }));
  expect(rows()).toEqual([]);
});

test.each([
  ['empty', picked('cv.pdf', 0), 'This file is empty.'],
  ['too large', picked('cv.pdf', 1001), 'This file is larger than 1,000 B.'],
  ['of another kind', picked('cv.exe'), 'This kind of file is not taken here. Choose one of: PDF, DOCX.'],
  ['a picture', picked('me.jpg'), 'This kind of file is not taken here. Choose one of: PDF, DOCX.'],
])('a file that is %s is refused without sending it', async (_, file, sentence) => {
  await show();
  choose(file);
  expect(within(field()).getByRole('alert')).toHaveTextContent(sentence);
  expect(page.sending).toHaveLength(0);
});

test('a removed file comes back by the undo', async () => {
  const view = await show([stored('first'), stored('second')]);
  await view.user.click(within(field()).getByRole('button', { name: 'Remove first.pdf' }));
  expect(page.value.map(({ id }) => id)).toEqual(['second']);
  expect(view.snackbar).toBe('first.pdf was removed.');
  await act(async () => view.resolve(SnackbarStore).undo());
  expect(page.value.map(({ id }) => id)).toEqual(['first', 'second']);
});

test('the removal of a file is no recent change any more when the field was left', async () => {
  const view = await show([stored('first'), stored('second')]);
  await view.user.click(within(field()).getByRole('button', { name: 'Remove first.pdf' }));
  const { acts } = view.resolve(SnackbarStore);
  expect(acts.all).toHaveLength(1);
  await view.open('/');
  expect(acts.all).toEqual([]);
});

test('another file takes the place of one that is replaced', async () => {
  const view = await show([stored('first'), stored('second')]);
  await view.user.click(within(field()).getByRole('button', { name: 'Replace first.pdf' }));
  expect(input().multiple).toBe(false);
  choose(picked());
  await upload(0, ({ answer }) => answer(stored('third')));
  expect(page.value.map(({ id }) => id)).toEqual(['third', 'second']);
});

test('a field for one file replaces it', async () => {
  await show([stored('first')], 1);
  choose(picked());
  await upload(0, ({ answer }) => answer(stored('second')));
  expect(page.value.map(({ id }) => id)).toEqual(['second']);
});

test('another choice takes the place of the file that is being sent to a field for one', async () => {
  await show([], 1);
  choose(picked('wrong.pdf'));
  choose(picked('right.pdf'));
  expect(rows()).toEqual(['right.pdf']);
  await upload(1, ({ answer }) => answer(stored('right')));
  expect(page.value.map(({ id }) => id)).toEqual(['right']);
});

test('a full field takes no more files, and says so for each one', async () => {
  await show([stored('first'), stored('second')]);
  choose(picked('third.pdf'), picked('fourth.pdf'));
  expect(rows()).toEqual(['first.pdf', 'second.pdf', 'third.pdf', 'fourth.pdf']);
  expect(within(field()).getByRole('alert')).toHaveTextContent('You can keep at most 3 of these files. Delete one first.');
  expect(page.sending).toHaveLength(1);
  expect(within(field()).getByRole('button', { name: 'Add files' })).toBeDisabled();
  expect(field()).toHaveTextContent('There is no room for more files.');
});

test('a file that waits for the scanner is marked and cannot be viewed, and an infected one says why', async () => {
  await show([
    { ...stored('first'), state: 'pending' },
    { ...stored('second'), state: 'infected' },
  ]);
  expect(field()).toHaveTextContent('Being checked for viruses');
  expect(field()).toHaveTextContent('A virus was found in this file. It was deleted.');
  expect(within(field()).queryByRole('button', { name: /View/ })).toBeNull();
});

test('facts and refusals follow the language', async () => {
  const view = await show([stored('first')]);
  choose(picked('cv.exe'));
  await act(() => view.resolve(Texts).change('ar'));
  expect(within(field()).getByRole('alert')).toHaveTextContent('لا يُقبل هنا هذا النوع من الملفات.');
  expect(field()).toHaveTextContent('صفحتان');
});
