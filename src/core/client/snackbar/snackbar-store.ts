import { makeAutoObservable, observableRef } from 'mobx';
import { SNACKBAR } from '#core/contract/constants.ts';
import { type RecentAct, RecentActs, UNDO_MS } from './recent-acts.ts';

/** The kind of a message. Each has its own colour and icon. */
export type SnackbarColor = 'success' | 'error' | 'warning' | 'info';

interface SnackbarMessage {
  readonly id: number;
  readonly message: string;
  readonly color: SnackbarColor;
  readonly timeout: number;
  /** The act that the message offers to undo. */
  readonly act: RecentAct | undefined;
  /** Path of the page on which the message was raised. */
  readonly page: string;
}

/** How long a message with an undo is shown: enough time to read, to think, and to reach the button. The act can be undone for longer. */
const SHOWN_MS = 10_000;

/** Calls of one page that fail for the same reason show one message within this time. Milliseconds. */
const ONCE_MS = 1000;

/** Options of a message. The defaults are those of specification section 9. */
export interface SnackbarOptions {
  readonly color?: SnackbarColor;
  /** Milliseconds until the message hides by itself; 10 seconds by default when it can be undone. */
  readonly timeout?: number;
  /** Undoes the act of the message. The message offers it as a button. */
  readonly undo?: () => void;
  /** Milliseconds for which the act can be undone; a minute by default. They run from `at`. */
  readonly undoMs?: number;
  /** The time of the act, in milliseconds since 1970, if it is earlier than that of its message. */
  readonly at?: number;
}

/**
 * Short messages at the edge of the screen, one at a time, in the order of their calls. A message with an undo does not wait: it takes the
 * place of the shown one. The act of a message that has gone can still be undone: {@link acts}.
 */
export class SnackbarStore {
  /** The acts that can still be undone, whether their messages are shown or not. */
  readonly acts = new RecentActs();
  private queue: readonly SnackbarMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private isHeld = false;
  private page = '';
  private lastId = 0;
  // The messages of the last second, with their times.
  private recent: readonly { readonly message: string; readonly color: SnackbarColor; readonly at: number }[] = [];

  constructor() {
    makeAutoObservable<this, 'queue' | 'timer' | 'isHeld' | 'page' | 'recent' | 'lastId'>(
      this,
      { acts: false, queue: observableRef, timer: false, isHeld: false, page: false, recent: false, lastId: false },
      { autoBind: true },
    );
  }

  /** Whether a message is shown. */
  get show(): boolean {
    return this.queue.length > 0;
  }

  /** Differs from message to message, also with the same text. */
  get id(): number {
    return this.queue[0]?.id ?? 0;
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
    const act = this.queue[0]?.act;
    return act !== undefined && this.acts.has(act);
  }

  /**
   * Shows a message after all earlier ones, or at once if it has an undo. A plain message that waits, is shown, or was raised within the last
   * second is not repeated. Two messages with an undo are two acts, even with the same text. Returns the act of the undo.
   */
  raise(
    message: string,
    { color = SNACKBAR.color, undo, timeout, undoMs = UNDO_MS, at = Date.now() }: SnackbarOptions = {},
  ): RecentAct | undefined {
    if (undo === undefined) {
      if (this.isRepeated(message, color)) return undefined;
      this.queue = [...this.queue, this.create({ message, color, timeout: timeout ?? SNACKBAR.timeoutMs, act: undefined })];
      if (this.queue.length === 1) this.count();
      return undefined;
    }
    const act = this.acts.add({ text: message, at, until: at + undoMs, undo });
    const waiting = this.queue.filter((other) => other.act === undefined);
    this.queue = [this.create({ message, color, timeout: timeout ?? SHOWN_MS, act }), ...waiting];
    this.count();
    return act;
  }

  /** Undoes the act of the shown message, and hides the message. */
  undo(): void {
    const act = this.queue[0]?.act;
    if (act === undefined) this.hide();
    else this.undoAct(act);
  }

  /** Undoes the latest act that can be undone. Returns whether there was one. */
  undoLatest(): boolean {
    const [latest] = this.acts.all;
    return latest !== undefined && this.undoAct(latest);
  }

  /** Undoes an act, and hides its message. Returns `false` when the time for it is over. */
  undoAct(act: RecentAct): boolean {
    if (this.queue[0]?.act === act) this.hide();
    return this.acts.undo(act);
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
    const isLeft = ({ page, color, act }: SnackbarMessage): boolean =>
      act === undefined && (color === 'error' || color === 'warning') && page !== shown && page !== opening;
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

  private create(message: Omit<SnackbarMessage, 'id' | 'page'>): SnackbarMessage {
    this.lastId += 1;
    return { ...message, id: this.lastId, page: this.page };
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
