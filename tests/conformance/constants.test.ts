import { startApplication } from '#core/client/app/application.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { scrollToHeight } from '#core/client/navigation/scroll.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT, RTL_LANGUAGES } from '#core/contract/constants.ts';
import { weekStartOf } from '#core/contract/week-start.ts';
import { routerAt } from '#core/testing/router-at.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('S9-5 the breakpoints are xs 0, sm 600, md 960, lg 1280, xl 1920, xxl 2560, and the mobile one is lg', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect(MOBILE_BREAKPOINT).toBe('lg');
});

describe('scrolling', () => {
  let frames: FrameRequestCallback[] = [];
  const heights: number[] = [];

  beforeEach(() => {
    heights.length = 0;
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    jest.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => {
      heights.push(Number(place[1]));
    });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => frames.push(next));
  });

  /** Draws a frame that many milliseconds later, if one is requested. */
  function frameAt(milliseconds: number): void {
    const waiting = frames;
    frames = [];
    for (const next of waiting) next(1000 + milliseconds);
  }

  it('S9-6 a scroll lasts 300 ms and follows easeInOutCubic', () => {
    scrollToHeight(1000);
    for (const time of [0, 30, 75, 150, 225, 270, 299]) frameAt(time);
    // 4t³ in the first half, 1 - (2 - 2t)³ / 2 in the second.
    for (const [frame, height] of [0, 4, 62.5, 500, 937.5, 996].entries()) expect(heights[frame]).toBeCloseTo(height, 6);
    expect(frames).toHaveLength(1);
    frameAt(300);
    expect(heights.at(-1)).toBe(1000);
    expect(frames).toHaveLength(0);
  });
});

async function languages(): Promise<{ readonly store: LanguageStore; readonly stop: () => void }> {
  const { services, stop } = await startApplication([], { config: TEST_CONFIG, makeRouter: routerAt('/') });
  return { store: services.resolve(LanguageStore), stop };
}

const root = document.documentElement;

it('S9-7 the language is English when the user chose none and the browser prefers none that is available', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'pt']);
  const { store, stop } = await languages();
  expect([store.current, root.lang, root.dir]).toEqual(['en', 'en', 'ltr']);
  stop();
});

it('S9-7 only ar, fa and he are shown from right to left', async () => {
  expect([...RTL_LANGUAGES].sort()).toEqual(['ar', 'fa', 'he']);
  const { store, stop } = await languages();
  const shown: string[] = [];
  for (const code of ['ar', 'en', 'fa', 'de', 'he', 'en']) {
    await store.choose(code);
    shown.push(`${root.lang} ${root.dir}`);
  }
  expect(shown).toEqual(['ar rtl', 'en ltr', 'fa rtl', 'de ltr', 'he rtl', 'en ltr']);
  stop();
});

it.each([
  ['en-GB', 1],
  ['de-DE', 1],
  ['fr-MA', 1],
  ['en-US', 7],
  ['he-IL', 7],
  ['pt-BR', 7],
  ['ar-SA', 7],
  ['ar-EG', 6],
  ['fa-IR', 6],
  ['dv-MV', 5],
])('S9-8 in %s the week starts on day %i, 1 being Monday', (locale, day) => {
  expect(weekStartOf(locale)).toBe(day);
});

it('S9-8 the week start depends on the region, not on the language', () => {
  expect(['en-GB', 'en-US', 'en-AE', 'en-MV'].map(weekStartOf)).toEqual([1, 7, 1, 5]);
});
