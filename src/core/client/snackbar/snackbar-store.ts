import { makeAutoObservable } from 'mobx';
import { SNACKBAR } from '#core/contract/constants.ts';

/** What a message is about; each has a colour and a mark of its own. */
export type SnackbarColor = 'success' | 'error' | 'warning' | 'info';

interface SnackbarMessage {
  readonly message: string;
  readonly color: SnackbarColor;
  readonly timeout: number;
}

/** How a message is shown; what is left out gets the defaults of specification section 9. */
export interface SnackbarOptions {
  readonly color?: SnackbarColor;
  /** Milliseconds until it hides by itself. */
  readonly timeout?: number;
}

/** Short messages at the edge of the screen, one at a time, in the order in which they were raised. */
export class SnackbarStore {
  private queue: readonly SnackbarMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true });
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

  /** Shows a message, after those that were raised before. One that waits or is shown already is not repeated. */
  raise(message: string, options: SnackbarOptions = {}): void {
    const color = options.color ?? SNACKBAR.color;
    if (this.queue.some((other) => other.message === message && other.color === color)) return;
    this.queue = [...this.queue, { message, color, timeout: options.timeout ?? SNACKBAR.timeoutMs }];
    if (this.queue.length === 1) this.release();
  }

  /** Hides what is shown; the next one follows. */
  hide(): void {
    this.hold();
    this.queue = this.queue.slice(1);
    if (this.show) this.release();
  }

  /** Keeps the message while somebody reads it: under the pointer, or focused. */
  hold(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Counts its time from the beginning again. */
  release(): void {
    this.hold();
    this.timer = setTimeout(this.hide, this.timeout);
  }
}
