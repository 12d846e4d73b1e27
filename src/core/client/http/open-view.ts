import type { OpenedView } from '#core/contract/view-as.ts';

// In the tab's storage: a reload keeps the view, and a new tab does not have it.
const STORAGE_KEY = 'trellis.view-as';

// Set when the server ended a view, until the next page has said so.
const ENDED_KEY = 'trellis.view-as-ended';

/** The view of this tab: an administrator sees the site as another person. */
export interface OpenView extends OpenedView {
  /** The address to open when the view ends. */
  readonly returnTo: string;
}

/** The view that is open in this tab. */
export function openView(): OpenView | undefined {
  try {
    const view: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isView(view) ? view : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a view in this tab. Every later call names it.
 *
 * @throws the browser's error if it stores nothing
 */
export function keepView(view: OpenView): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(view));
}

/** Closes the view of this tab and returns it. `isEnded` if the server ended it: the next page then says so. */
export function dropView({ isEnded = false } = {}): OpenView | undefined {
  const view = openView();
  if (view === undefined) return undefined;
  sessionStorage.removeItem(STORAGE_KEY);
  if (isEnded) sessionStorage.setItem(ENDED_KEY, '1');
  return view;
}

/** Whether the server ended the view of this tab. Only the first call after the end returns `true`. */
export function takeViewEnded(): boolean {
  try {
    const isEnded = sessionStorage.getItem(ENDED_KEY) !== null;
    if (isEnded) sessionStorage.removeItem(ENDED_KEY);
    return isEnded;
  } catch {
    return false;
  }
}

// Other programs on this origin may write into the storage.
function isView(value: unknown): value is OpenView {
  const { id, endsAt, user, returnTo } = Object(value) as Readonly<Record<keyof OpenView, unknown>>;
  const { name } = Object(user) as { readonly name?: unknown };
  return [id, endsAt, returnTo, name].every((part) => typeof part === 'string');
}
