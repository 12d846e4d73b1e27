/** Shows the generic error screen from the shell. It uses nothing of the application, because the application failed to start. */
export function showMountFailure(root: HTMLElement): void {
  const screen = root.querySelector('template');
  if (screen === null) return;
  root.replaceChildren(screen.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
