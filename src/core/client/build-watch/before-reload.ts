/** How long a reload that somebody asked for waits for what is being saved, in milliseconds. */
const SAVING_MS = 3000;

const NAME = 'trellis:before-reload';

/** Told to the window before a reload that somebody asked for: who has something to save says how long to wait. */
class BeforeReload extends Event {
  readonly waits: Promise<unknown>[] = [];
  constructor() {
    super(NAME);
  }
}

/** Something to save before a reload that somebody asked for, until the returned function is called. */
export function beforeReload(save: () => Promise<void>): () => void {
  const listen = (event: Event): void => {
    if (event instanceof BeforeReload) event.waits.push(save());
  };
  window.addEventListener(NAME, listen);
  return () => window.removeEventListener(NAME, listen);
}

/** Resolves when all is saved, or could not be, or 3 seconds have passed: drafts stay anyway. */
export async function saveBeforeReload(): Promise<void> {
  const event = new BeforeReload();
  window.dispatchEvent(event);
  await Promise.race([Promise.allSettled(event.waits), new Promise((resolve) => setTimeout(resolve, SAVING_MS))]);
}
