/** Id of the preview beside the list. */
export const PREVIEW_ID = 'feedback-preview';

/** Moves the focus to the preview within the element. */
export function focusPreview(around: Element | null): void {
  around?.querySelector<HTMLElement>(`#${PREVIEW_ID}`)?.focus();
}
