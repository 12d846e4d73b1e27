import { act, within } from '@testing-library/react';
import { refusal } from '#core/testing/fake-api.ts';
import { choose, field, page, picked, rows, show, stored, upload } from '#core/testing/file-field-page.tsx';
import { saveBeforeReload } from '../build-watch/before-reload.ts';
import { SessionStore } from '../session/session-store.ts';

test('an upload goes on when its page is left, and is handed over when the page is opened again', async () => {
  const view = await show();
  choose(picked('slow.pdf'), picked('slower.pdf'));
  await view.open('/next');
  await upload(0, ({ answer }) => answer(stored('first')));
  expect(page.value).toEqual([]);
  await view.open('/papers');
  expect(page.value.map(({ id }) => id)).toEqual(['first']);
  expect(rows()).toEqual(['first.pdf', 'slower.pdf']);
  await upload(1, ({ answer }) => answer(stored('second')));
  expect(page.value.map(({ id }) => id)).toEqual(['first', 'second']);
});

test('the browser asks before the tab closes while a file is sent, also on the next page', async () => {
  const view = await show();
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  choose(picked());
  expect(asks()).toBe(true);
  await view.open('/next');
  expect(asks()).toBe(true);
  await upload(0, ({ answer }) => answer(stored('first')));
  expect(asks()).toBe(false);
});

test('a reload that the user requested waits for the files that are sent', async () => {
  await show();
  choose(picked());
  let isSaved = false;
  const saving = saveBeforeReload().then(() => {
    isSaved = true;
  });
  await act(async () => undefined);
  expect(isSaved).toBe(false);
  await upload(0, ({ answer }) => answer(stored('first')));
  await saving;
});

test('a sign-out ends the uploads, and the next user sees no file of the one before', async () => {
  const view = await show();
  choose(picked('mine.pdf'), picked('cv.exe'));
  await act(async () => view.resolve(SessionStore).signOut());
  expect(page.ended).toEqual([0]);
  await view.open('/next');
  await view.open('/papers');
  expect(rows()).toEqual([]);
});

describe('the focus', () => {
  test.each([
    ['the only file is removed', 1, [stored('first')], 'Remove first.pdf', 'Choose a file'],
    ['a file of a full field is removed', 2, [stored('first'), stored('second')], 'Remove second.pdf', 'Add files'],
  ])('goes to the button that adds files when %s', async (_, most, files, press, next) => {
    const view = await show(files, most);
    within(field()).getByRole('button', { name: press }).focus();
    await view.user.keyboard('{Enter}');
    expect(within(field()).getByRole('button', { name: next })).toHaveFocus();
  });

  test('stays in the field when the row of the focused button is replaced by its stored file', async () => {
    await show();
    choose(picked());
    within(field()).getByRole('button', { name: 'Cancel cv.pdf' }).focus();
    await upload(0, ({ answer }) => answer(stored('first')));
    expect(within(field()).getByRole('button', { name: 'Add files' })).toHaveFocus();
  });

  test('stays in the field when a failed file is sent again', async () => {
    const view = await show();
    choose(picked());
    await upload(0, ({ fail }) => fail(refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.')));
    within(field()).getByRole('button', { name: 'Try again' }).focus();
    await view.user.keyboard('{Enter}');
    expect(within(field()).getByRole('button', { name: 'Add files' })).toHaveFocus();
  });

  test('is not taken from another part of the page', async () => {
    await show();
    choose(picked());
    within(field()).getByRole('button', { name: 'Cancel cv.pdf' }).focus();
    act(() => within(field()).getByRole('button', { name: 'Cancel cv.pdf' }).blur());
    await upload(0, ({ answer }) => answer(stored('first')));
    expect(document.body).toHaveFocus();
  });
});
