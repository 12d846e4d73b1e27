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

  constructor() {
    makeAutoObservable<this, 'timer' | 'isHeld'>(this, { timer: false, isHeld: false }, { autoBind: true });
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

  /** Shows a message, after those that were raised before. One that waits or is shown already is not repeated. */
  raise(
    message: string,
    { color = SNACKBAR.color, undo, timeout = undo === undefined ? SNACKBAR.timeoutMs : UNDO_MS }: SnackbarOptions = {},
  ): void {
    // Two undos are two deeds, even in the same words.
    if (undo === undefined && this.queue.some((other) => other.message === message && other.color === color)) return;
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

  /** Keeps the message while somebody reads it: under the pointer, or focused. */
  hold(): void {
    this.isHeld = true;
    this.count();
  }

  /** Counts its time from the beginning again. */
  release(): void {
    this.isHeld = false;
    this.count();
  }

  private count(): void {
    clearTimeout(this.timer);
    if (this.show && !this.isHeld) this.timer = setTimeout(this.hide, this.timeout);
  }
}
