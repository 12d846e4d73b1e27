import { renderHook } from '@testing-library/react';
import { saveBeforeReload } from '../build-watch/before-reload.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** Whether the browser would ask before it closes the tab. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const render = (isUnsaved: boolean) =>
  renderHook(({ hasUnsaved }) => useUnsavedWarning(hasUnsaved), { initialProps: { hasUnsaved: isUnsaved } });

it('makes the browser ask before the tab closes only while there are unsaved changes', () => {
  const { rerender, unmount } = render(false);
  expect(asks()).toBe(false);
  rerender({ hasUnsaved: true });
  expect(asks()).toBe(true);
  rerender({ hasUnsaved: false });
  expect(asks()).toBe(false);
  rerender({ hasUnsaved: true });
  unmount();
  expect(asks()).toBe(false);
});

it('does not ask before a reload that the user requested', async () => {
  render(true);
  await saveBeforeReload();
  expect(asks()).toBe(false);
});
