import { makeAutoObservable } from 'mobx';
import { SNACKBAR } from '#core/contract/constants.ts';

/** What a message is about; each has a colour and a mark of its own. */
export type SnackbarColor = 'success' | 'error' | 'warning' | 'info';

interface SnackbarMessage {
  readonly message: string;
  readonly color: SnackbarColor;
  readonly timeout: number;
  readonly undo: (() => void) | undefined;
}

// Long enough to read, to think, and to reach the button.
const UNDO_MS = 10_000;

/** Calls of one page that fail for one reason say so within this time; milliseconds. */
const ONCE_MS = 1000;

/** How a message is shown; what is left out gets the defaults of specification section 9. */
export interface SnackbarOptions {
  readonly color?: SnackbarColor;
  /** Milliseconds until it hides by itself; 10 seconds when it can be undone. */
  readonly timeout?: number;
  /** Takes back what the message tells of; offered as a button. */
  readonly undo?: () => void;
}

/** Short messages at the edge of the screen, one at a time, in the order in which they were raised. */
export class SnackbarStore {
  private queue: readonly SnackbarMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private isHeld = false;
  // What was raised within the last second, and when.
  private recent: readonly { readonly message: string; readonly color: SnackbarColor; readonly at: number }[] = [];

  constructor() {
    makeAutoObservable<this, 'timer' | 'isHeld' | 'recent'>(this, { timer: false, isHeld: false, recent: false }, { autoBind: true });
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

  /** Milliseconds. */
  get timeout(): number {
    return this.queue[0]?.timeout ?? SNACKBAR.timeoutMs;
  }

  /** Whether what it tells of can be taken back. */
  get canUndo(): boolean {
    return this.queue[0]?.undo !== undefined;
  }

  /**
   * Shows a message, after those that were raised before. One that waits, is shown, or was raised within the last second is not
   * repeated, unless it can be undone: two undos are two actions, even in the same words.
   */
  raise(
    message: string,
    { color = SNACKBAR.color, undo, timeout = undo === undefined ? SNACKBAR.timeoutMs : UNDO_MS }: SnackbarOptions = {},
  ): void {
    if (undo === undefined && this.isRepeated(message, color)) return;
    this.queue = [...this.queue, { message, color, timeout, undo }];
    if (this.queue.length === 1) this.count();
  }

  /** Takes back what the shown message tells of, and hides it. */
  undo(): void {
    const [shown] = this.queue;
    this.hide();
    shown?.undo?.();
  }

  /** Hides what is shown; the next one follows. */
  hide(): void {
    this.queue = this.queue.slice(1);
    this.count();
  }

  /** Keeps the message while a person reads it: under the pointer, or focused. */
  hold(): void {
    this.isHeld = true;
    this.count();
  }

  /** Counts its time from the beginning again. */
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
