/** The generic error screen without anything of the application, since that is what failed. */
export function showMountFailure(root: HTMLElement): void {
  const main = document.createElement('main');
  main.className = 'wrap';
  main.append(
    element('p', '500'),
    element('h1', 'Internal Server Error'),
    element('p', 'The application could not start. Load the page again in a moment.'),
  );
  root.replaceChildren(main);
}

function element(name: 'p' | 'h1', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
