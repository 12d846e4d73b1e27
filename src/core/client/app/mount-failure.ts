/** Shows the generic error screen without anything of the application, since that is what failed; it came with the shell. */
export function showMountFailure(root: HTMLElement): void {
  const screen = root.querySelector('template');
  if (screen === null) return;
  root.replaceChildren(screen.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
