import { followTabs, tellTabs } from './tab-news.ts';

/** The news that another tab receives: browsers send storage events to all tabs except the one that wrote. */
function heardElsewhere(tell: () => void): string[] {
  const heard: string[] = [];
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const stop = followTabs((news) => heard.push(news));
  tell();
  for (const [key, newValue] of written.mock.calls) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'trellis.session', newValue: 'signed-in 1' }));
  written.mockRestore();
  return heard;
}

it('news of the session between tabs are received until the listener is removed', () => {
  expect(heardElsewhere(() => tellTabs('signed-in'))).toEqual(['signed-in']);
  expect(heardElsewhere(() => tellTabs('signed-out'))).toEqual(['signed-out']);
});

it('news of the session between tabs do not include other stored values or a cleared storage', () => {
  expect(heardElsewhere(() => localStorage.setItem('trellis.theme', 'dark'))).toEqual([]);
  const hear = jest.fn();
  const stop = followTabs(hear);
  window.dispatchEvent(new StorageEvent('storage', { key: 'trellis.session', newValue: null }));
  stop();
  expect(hear).not.toHaveBeenCalled();
});

it('news of the session between tabs are not sent, without an error, when storage is denied', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => tellTabs('signed-out')).not.toThrow();
  denied.mockRestore();
});
