/** A field with an error, and a group of fields that has one of its own. */
const FAULTY = '[aria-invalid="true"], [data-fault]';

/** What keeps a field from being seen and focused. A closed `details` is opened instead. */
const UNSEEN = '[hidden], [inert], [aria-hidden="true"]';

/** Moves the focus to the first field with an error that the user can see. Folded sections around it open. Returns whether there is one. */
export function focusFirstFault(place: ParentNode): boolean {
  for (const field of place.querySelectorAll<HTMLElement>(FAULTY)) {
    if (field.closest(UNSEEN) !== null || isUndrawn(field)) continue;
    for (let folded = field.closest('details'); folded !== null; folded = folded.parentElement?.closest('details') ?? null)
      folded.open = true;
    field.focus();
    if (document.activeElement === field) return true;
  }
  return false;
}

/** Whether a style hides the field. What only a folded section hides is shown with it. */
function isUndrawn(field: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(field);
  return display === 'none' || visibility === 'hidden';
}
