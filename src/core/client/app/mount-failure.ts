/** Shows the generic error screen without anything of the application, since that is what failed; index.html brought it along. */
export function showMountFailure(root: HTMLElement): void {
  const screen = document.querySelector<HTMLTemplateElement>('#mount-failure');
  if (screen === null) return;
  root.replaceChildren(screen.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
}
