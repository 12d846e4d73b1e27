import { ThemeStore } from './theme-store.ts';

const root = document.documentElement;

/** A system setting that the test can change. */
function system(dark: boolean): { change: (dark: boolean) => void } {
  const media = Object.assign(new EventTarget(), { matches: dark });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  return {
    change: (matches) => {
      media.matches = matches;
      media.dispatchEvent(Object.assign(new Event('change'), { matches }));
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  document.body.className = '';
});

describe('ThemeStore', () => {
  it('shows the system theme until the user chooses one', () => {
    const { change } = system(false);
    const theme = new ThemeStore();
    const stop = theme.start();
    expect([theme.shown, root.dataset.theme]).toEqual(['light', undefined]);
    change(true);
    expect([theme.shown, root.dataset.theme, document.body.className]).toEqual(['dark', undefined, 'bp6-dark']);
    stop();
    change(false);
    expect(theme.shown).toBe('dark');
  });

  it('keeps and remembers a choice when the system theme changes', () => {
    const { change } = system(true);
    new ThemeStore().choose('light');
    const theme = new ThemeStore();
    theme.start();
    change(false);
    change(true);
    expect([theme.shown, root.dataset.theme, document.body.className]).toEqual(['light', 'light', '']);
  });

  it('toggles from the shown theme, not from the chosen one', () => {
    system(true);
    const theme = new ThemeStore();
    theme.toggle();
    expect(theme.choice).toBe('light');
    theme.toggle();
    expect(theme.choice).toBe('dark');
  });

  it('returns to the system theme and forgets the choice', () => {
    system(false);
    const theme = new ThemeStore();
    theme.choose('dark');
    theme.choose('system');
    expect([theme.shown, root.dataset.theme]).toEqual(['light', undefined]);
  });

  it('works where storage is denied', () => {
    system(false);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const theme = new ThemeStore();
    theme.choose('dark');
    expect(theme.shown).toBe('dark');
  });

  it('ignores an unknown stored value', () => {
    system(false);
    localStorage.setItem('trellis.theme', 'sepia');
    expect(new ThemeStore().choice).toBe('system');
  });
});
