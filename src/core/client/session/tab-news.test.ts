import { followTabs, tellTabs } from './tab-news.ts';

/** What another tab would hear of it; a browser tells everybody but the one who wrote. */
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

describe('news of the session between tabs', () => {
  it('are heard until nobody listens any more', () => {
    expect(heardElsewhere(() => tellTabs('signed-in'))).toEqual(['signed-in']);
    expect(heardElsewhere(() => tellTabs('signed-out'))).toEqual(['signed-out']);
  });

  it('are not what else is stored, or cleared away', () => {
    expect(heardElsewhere(() => localStorage.setItem('trellis.theme', 'dark'))).toEqual([]);
    const hear = jest.fn();
    const stop = followTabs(hear);
    window.dispatchEvent(new StorageEvent('storage', { key: 'trellis.session', newValue: null }));
    stop();
    expect(hear).not.toHaveBeenCalled();
  });

  it('cost nothing but the telling where storage is denied', () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => tellTabs('signed-out')).not.toThrow();
    denied.mockRestore();
  });
});
