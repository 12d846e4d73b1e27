const INPUTS = ['pointerdown', 'keydown', 'input'] as const;

/** Calls `act` once, at the first pointer, key or text input on the page. Returns a function that cancels this. */
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
