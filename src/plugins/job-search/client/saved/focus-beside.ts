/** Moves the focus from a row that is about to leave its list to the next row, the previous one, or the heading of the list. */
export function focusBeside(inRow: Element): void {
  const row = inRow.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('a, button') ?? row?.closest('section')?.querySelector<HTMLElement>('h2');
  target?.focus();
}
