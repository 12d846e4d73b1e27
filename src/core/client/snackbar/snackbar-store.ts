import { makeAutoObservable } from 'mobx';
import { SNACKBAR } from '#core/contract/constants.ts';

/** The kind of a message. Each has its own colour and icon. */
export type SnackbarColor = 'success' | 'error' | 'warning' | 'info';

interface SnackbarMessage {
  readonly message: string;
  readonly color: SnackbarColor;
  readonly timeout: number;
  readonly undo: (() => void) | undefined;
  /** Path of the page on which the message was raised. */
  readonly page: string;
}

// Enough time to read, to think, and to reach the button.
const UNDO_MS = 10_000;

/** Calls of one page that fail for the same reason show one message within this time. Milliseconds. */
const ONCE_MS = 1000;

/** Options of a message. The defaults are those of specification section 9. */
export interface SnackbarOptions {
  readonly color?: SnackbarColor;
  /** Milliseconds until the message hides by itself; 10 seconds by default when it can be undone. */
  readonly timeout?: number;
  /** Undoes the action of the message. The message offers it as a button. */
  readonly undo?: () => void;
}

/** Short messages at the edge of the screen, one at a time, in the order of their calls. */
export class SnackbarStore {
  private queue: readonly SnackbarMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private isHeld = false;
  private page = '';
  // The messages of the last second, with their times.
  private recent: readonly { readonly message: string; readonly color: SnackbarColor; readonly at: number }[] = [];

  constructor() {
    makeAutoObservable<this, 'timer' | 'isHeld' | 'page' | 'recent'>(
      this,
      { timer: false, isHeld: false, page: false, recent: false },
      { autoBind: true },
    );
  }

  /** Whether a message is shown. */
  get show(): boolean {
    return this.queue.length > 0;
  }

  get message(): string {
    return this.queue[0]?.message ?? '';
  }

  get color(): SnackbarColor {
    return this.queue[0]?.color ?? SNACKBAR.color;
  }

  /** Milliseconds until the shown message hides by itself. */
  get timeout(): number {
    return this.queue[0]?.timeout ?? SNACKBAR.timeoutMs;
  }

  /** Whether the shown message offers an undo. */
  get canUndo(): boolean {
    return this.queue[0]?.undo !== undefined;
  }

  /**
   * Shows a message after all earlier ones. A message that waits, is shown, or was raised within the last second is not repeated.
   * A message with an undo is always repeated: two undos are two actions, even with the same text.
   */
  raise(
    message: string,
    { color = SNACKBAR.color, undo, timeout = undo === undefined ? SNACKBAR.timeoutMs : UNDO_MS }: SnackbarOptions = {},
  ): void {
    if (undo === undefined && this.isRepeated(message, color)) return;
    this.queue = [...this.queue, { message, color, timeout, undo, page: this.page }];
    if (this.queue.length === 1) this.count();
  }

  /** Runs the undo of the shown message, and hides the message. */
  undo(): void {
    const [shown] = this.queue;
    this.hide();
    shown?.undo?.();
  }

  /** Undoes the latest action whose message is shown or waits. Returns whether there was one. */
  undoLatest(): boolean {
    const latest = this.queue.findLast(({ undo }) => undo !== undefined);
    if (latest === undefined) return false;
    if (latest === this.queue[0]) this.hide();
    else this.queue = this.queue.filter((message) => message !== latest);
    latest.undo?.();
    return true;
  }

  /** Hides the shown message. The next one follows. */
  hide(): void {
    this.queue = this.queue.slice(1);
    this.count();
  }

  /**
   * Follows the user to another page. Errors and warnings of the pages that are left end. What was done stays, because an action often
   * opens the next page. `opening` is the path of a page that is loading: what is raised meanwhile belongs to it.
   */
  follow(shown: string, opening = shown): void {
    this.page = opening;
    const isLeft = ({ page, color, undo }: SnackbarMessage): boolean =>
      undo === undefined && (color === 'error' || color === 'warning') && page !== shown && page !== opening;
    const [first] = this.queue;
    this.queue = this.queue.filter((message) => !isLeft(message));
    if (first !== this.queue[0]) this.count();
  }

  /** Keeps the message while the user reads it: under the pointer, or focused. */
  hold(): void {
    this.isHeld = true;
    this.count();
  }

  /** Restarts the time of the message. */
  release(): void {
    this.isHeld = false;
    this.count();
  }

  private isRepeated(message: string, color: SnackbarColor): boolean {
    const now = Date.now();
    this.recent = this.recent.filter(({ at }) => now - at < ONCE_MS);
    if ([...this.queue, ...this.recent].some((other) => other.message === message && other.color === color)) return true;
    this.recent = [...this.recent, { message, color, at: now }];
    return false;
  }

  private count(): void {
    clearTimeout(this.timer);
    if (this.show && !this.isHeld) this.timer = setTimeout(this.hide, this.timeout);
  }
}
