import { type FollowedRouter, HistoryTrail } from './history-trail.ts';

type State = FollowedRouter['state'];

/** A trail, and a function that tells it about the next location. */
function start(): { trail: HistoryTrail; arrive: (historyAction: string, key: string) => void } {
  const stateAt = (historyAction: string, key: string): State => ({
    historyAction,
    location: { key, pathname: `/${key}`, search: '?q=1' },
  });
  const trail = new HistoryTrail();
  let changed: (state: State) => void = () => undefined;
  trail.follow({
    state: stateAt('POP', 'a'),
    subscribe: (listener) => {
      changed = listener;
      return () => undefined;
    },
  });
  return { trail, arrive: (historyAction, key) => changed(stateAt(historyAction, key)) };
}

describe('the trail of the history', () => {
  it('knows the previous entry after links, "back" and "forward"', () => {
    const { trail, arrive } = start();
    expect(trail.previous).toBeUndefined();
    arrive('PUSH', 'b');
    arrive('PUSH', 'c');
    expect(trail.previous).toBe('/b?q=1');
    arrive('POP', 'b');
    expect(trail.previous).toBe('/a?q=1');
    arrive('POP', 'c');
    expect(trail.previous).toBe('/b?q=1');
  });

  it('drops the entries ahead of a link, and keeps those beside a replaced entry', () => {
    const { trail, arrive } = start();
    arrive('PUSH', 'b');
    arrive('PUSH', 'c');
    arrive('POP', 'b');
    arrive('REPLACE', 'd');
    arrive('POP', 'c');
    expect(trail.previous).toBe('/d?q=1');
    arrive('POP', 'a');
    arrive('PUSH', 'e');
    expect(trail.previous).toBe('/a?q=1');
  });

  it('knows no entry beside one from before a reload', () => {
    const { trail, arrive } = start();
    arrive('PUSH', 'b');
    arrive('POP', 'z');
    expect(trail.previous).toBeUndefined();
  });

  it('knows with which address a page was shown last before the current entry', () => {
    const { trail, arrive } = start();
    arrive('PUSH', 'b');
    arrive('PUSH', 'c');
    expect(trail.latest(['/a', '/b'])).toBe('/b?q=1');
    expect(trail.latest(['/z'])).toBeUndefined();
    arrive('POP', 'a');
    expect(trail.latest(['/b'])).toBeUndefined();
  });

  it('keeps the scroll position of each entry that the user left', () => {
    const { trail, arrive } = start();
    let scrolled = 700;
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
    arrive('PUSH', 'b');
    expect(trail.scroll).toBeUndefined();
    scrolled = 20;
    arrive('POP', 'a');
    expect(trail.scroll).toBe(700);
    arrive('POP', 'b');
    expect(trail.scroll).toBe(20);
  });

  it('keeps the focused link of each entry', () => {
    const { trail, arrive } = start();
    trail.focus('/link');
    // The router tells of each step of a navigation.
    arrive('POP', 'a');
    arrive('PUSH', 'b');
    expect(trail.focused).toBeUndefined();
    arrive('POP', 'a');
    expect(trail.focused).toBe('/link');
  });
});
