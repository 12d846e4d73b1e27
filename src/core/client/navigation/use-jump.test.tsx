import { screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { SCROLL } from '#core/contract/constants.ts';
import { renderPlugin } from '#core/testing/client-kit.tsx';
import { onePage } from '#core/testing/test-pages.tsx';
import { Link } from './Link.tsx';

function Page(): JSX.Element {
  return (
    <>
      <h1>Garden</h1>
      <Link to="#shed">To the shed</Link>
      <section id="shed">Shed</section>
    </>
  );
}

const garden = onePage('garden', '/', Page);

it('scrolls smoothly to a part of the page within the specified time, and moves the keyboard focus there', async () => {
  let height = 0;
  let frames: FrameRequestCallback[] = [];
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => height });
  jest.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => {
    height = Number(place[1]);
  });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    height = 800;
  });
  const { user } = await renderPlugin([garden], { at: '/' });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => frames.push(next));
  await user.click(screen.getByRole('link', { name: 'To the shed' }));
  await waitFor(() => expect(screen.getByText('Shed')).toHaveFocus());
  const heights = [0, SCROLL.durationMs / 2, SCROLL.durationMs].map((now) => {
    const due = frames;
    frames = [];
    for (const next of due) next(now);
    return height;
  });
  expect(heights).toEqual([0, 400, 800]);
});
