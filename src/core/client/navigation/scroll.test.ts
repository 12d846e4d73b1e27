import { SCROLL } from '#core/contract/constants.ts';
import { SCROLL_STORAGE_KEY, scrollToElement, scrollToHeight, scrollWhenTall, storedScrollPosition } from './scroll.ts';

const root = document.documentElement;
let tall = 5000;
const scrolls: number[] = [];
let frames: FrameRequestCallback[] = [];
let grow: () => void = () => undefined;

beforeEach(() => {
  tall = 5000;
  scrolls.length = 0;
  frames = [];
  jest.spyOn(root, 'scrollHeight', 'get').mockImplementation(() => tall);
  jest.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => {
    scrolls.push(Number(place[1]));
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => frames.push(next));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      grow = () => changed([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      grow = () => undefined;
    }
  };
});
afterEach(() => sessionStorage.clear());

const frame = (now: number): void => frames.splice(0).forEach((next) => void next(now));

describe('programmatic scrolling', () => {
  it('uses the duration and the curve of the specification', () => {
    scrollToHeight(1000);
    for (const now of [0, SCROLL.durationMs / 4, SCROLL.durationMs / 2, SCROLL.durationMs]) frame(now);
    expect(scrolls).toEqual([0, 1000 * SCROLL.easing(0.25), 500, 1000]);
    expect(frames).toEqual([]);
  });

  it('stops at the end of the page', () => {
    scrollToHeight(9000);
    frame(0);
    frame(SCROLL.durationMs);
    expect(scrolls.at(-1)).toBe(5000 - window.innerHeight);
  });

  it('is one step under reduced motion', () => {
    const ordinary = globalThis.matchMedia;
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('reduced-motion') });
    scrollToHeight(1000);
    globalThis.matchMedia = ordinary;
    expect(scrolls).toEqual([1000]);
  });

  it('stops when the user scrolls in the meantime', () => {
    scrollToHeight(1000);
    frame(0);
    window.dispatchEvent(new Event('wheel'));
    frame(SCROLL.durationMs);
    expect(scrolls).toEqual([0]);
  });

  it('ends with the element at the top of the window', () => {
    const element = document.createElement('p');
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top: 700 } as DOMRect);
    scrollToElement(element);
    frame(0);
    frame(SCROLL.durationMs);
    expect(scrolls.at(-1)).toBe(700);
  });
});

it.each([
  ['{"a":1200}', 1200],
  ['{"b":1200}', 0],
  ['{"a":"far"}', 0],
  ['null', 0],
  ['{', 0],
])('the scroll position of a page that the user left is read from %s as %d', (stored, height) => {
  sessionStorage.setItem(SCROLL_STORAGE_KEY, stored);
  expect(storedScrollPosition('a')).toBe(height);
});

it('the scroll position of a page that the user left is restored once the page is tall enough', () => {
  tall = 600;
  scrollWhenTall(1200);
  tall = 900;
  grow();
  expect(scrolls).toEqual([]);
  tall = 5000;
  grow();
  grow();
  expect(scrolls).toEqual([1200]);
});

it('the scroll position of a page that the user left is not restored after the user has pressed a key', () => {
  tall = 600;
  scrollWhenTall(1200);
  window.dispatchEvent(new Event('keydown'));
  tall = 5000;
  grow();
  expect(scrolls).toEqual([]);
});
