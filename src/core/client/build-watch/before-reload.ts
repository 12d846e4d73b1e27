/** Maximum time that a requested reload waits for saves, in milliseconds. */
const SAVING_MS = 3000;

const NAME = 'trellis:before-reload';

/** Dispatched on the window before a reload that the user requested. Listeners add promises of saves that the reload waits for. */
class BeforeReload extends Event {
  readonly waits: Promise<unknown>[] = [];
  constructor() {
    super(NAME);
  }
}

/** Registers a function that saves before a reload that the user requested. Returns a function that unregisters it. */
export function beforeReload(save: () => Promise<void>): () => void {
  const listen = (event: Event): void => {
    if (event instanceof BeforeReload) event.waits.push(save());
  };
  window.addEventListener(NAME, listen);
  return () => window.removeEventListener(NAME, listen);
}

/** Resolves when all saves have ended or failed, or after 3 seconds. Drafts are kept in any case. */
export async function saveBeforeReload(): Promise<void> {
  const event = new BeforeReload();
  window.dispatchEvent(event);
  await Promise.race([Promise.allSettled(event.waits), new Promise((resolve) => setTimeout(resolve, SAVING_MS))]);
}
