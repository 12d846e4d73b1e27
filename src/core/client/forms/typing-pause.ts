import { beforeReload } from '../build-watch/before-reload.ts';

/** Pause after which a form reads, keeps and shows what was typed, in milliseconds. Most people type the next key earlier. */
export const TYPING_PAUSE = 400;

/** Does the work of a form when typing pauses, so that no key waits for it. */
export class TypingPause {
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(private readonly work: () => void) {}

  /** Call it at each key. */
  readonly begin = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, TYPING_PAUSE);
  };

  /** Does waiting work at once. */
  readonly end = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.work();
  };
}

/** Ends a pause at once when a field, the window or the page is left, so that nothing typed is lost. Returns the function that stops this. */
export function endAtLeaving({ end }: TypingPause): () => void {
  window.addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', end);
  document.addEventListener('focusout', end);
  const forget = beforeReload(async () => end());
  return () => {
    window.removeEventListener('pagehide', end);
    document.removeEventListener('visibilitychange', end);
    document.removeEventListener('focusout', end);
    forget();
  };
}
