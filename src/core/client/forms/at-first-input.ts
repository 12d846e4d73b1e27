const INPUTS = ['pointerdown', 'keydown', 'input'] as const;

/** Does something once, when a person first touches, presses or types anything on the page. Returns how to stop waiting. */
export function atFirstInput(act: () => void): () => void {
  const stop = (): void => {
    for (const name of INPUTS) window.removeEventListener(name, first);
  };
  const first = (): void => {
    stop();
    act();
  };
  for (const name of INPUTS) window.addEventListener(name, first, { passive: true });
  return stop;
}
