import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../http/api-error.ts';
import {
  basesOf,
  isOnServer,
  nextSave,
  type SaveEvent,
  type SaveFailure,
  type SaveMachine,
  type SavePhase,
  type Sendable,
  savedMachine,
  type Typed,
} from './save-machine.ts';
import { TYPING_PAUSE, TypingPause } from './typing-pause.ts';

/** The states that the save sign shows: the save phases, and `saved` if this form has saved and nothing waits. */
export type SaveState = Exclude<SavePhase, 'saving-newer'> | 'saved';

/** Pause in typing after which the content is saved, in milliseconds. */
export const AUTOSAVE_PAUSE = 800;

/** What remains of it after the pause in which a form reads its content. */
const PAUSE_AFTER_READING = AUTOSAVE_PAUSE - TYPING_PAUSE;

/** Sends a body to the server. Rejects if the save fails. */
export type SendBody<Body> = (body: Body) => Promise<void>;

interface Failure {
  readonly error: unknown;
}

/** Carries out the states that `nextSave` computes: sends, starts the pause and reports responses. Runs one save at a time. */
export class Autosaver<Body> {
  /** Time of the last save. */
  savedAt: Date | undefined = undefined;
  private machine: SaveMachine<Body>;
  /** Whether content was typed that is not taken yet. */
  private isReading = false;
  private read: (() => Typed<Body>) | undefined = undefined;
  private readonly reading = new TypingPause(() => this.takeRead());
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private underWay: Promise<Failure | undefined> | undefined = undefined;
  private conflict: unknown = new ApiError(409, undefined);

  /** `held` is the content of the server. Nothing is sent while the typed content equals it. */
  constructor(
    private readonly send: SendBody<Body>,
    held: Typed<Body>,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.machine = savedMachine(held);
    const parts = { send: false, now: false, read: false, reading: false, timer: false, underWay: false, conflict: false } as const;
    makeAutoObservable<this, keyof typeof parts | 'machine' | 'deliver'>(
      this,
      { ...parts, machine: observableRef, deliver: false },
      { autoBind: true },
    );
  }

  get state(): SaveState {
    const { phase } = this.machine;
    if (phase === 'saving-newer') return 'saving';
    // What is typed since the last save is not saved.
    if (phase === 'idle' && this.isReading) return 'waiting';
    return phase === 'idle' && this.savedAt !== undefined ? 'saved' : phase;
  }

  /** Whether the server has the last typed content. If not, a draft must be kept. */
  get isOnServer(): boolean {
    return !this.isReading && isOnServer(this.machine);
  }

  /** Keys of the contents on which a draft of this form is based. */
  get bases(): readonly string[] {
    return basesOf(this.machine);
  }

  /** Takes the current typed content and saves it after a pause. */
  take(typed: Typed<Body>): void {
    this.dispatch({ type: 'typed', typed });
  }

  /** Takes the content that `read` returns when typing pauses, or at once when something saves. To read and check it takes time. */
  takeLater(read: () => Typed<Body>): void {
    this.read = read;
    this.isReading = true;
    this.reading.begin();
  }

  /** Takes the content of the form when it opens. A draft that is based on another content than the server's is a conflict. */
  resume(typed: Typed<Body>, over: readonly string[] | undefined): void {
    this.dispatch({ type: 'resumed', typed, over });
  }

  /** Saves waiting or failed content at once. Never rejects; the result is in `state`. */
  async flush(): Promise<void> {
    this.reading.end();
    this.dispatch({ type: 'pushed' });
    await this.savesEnded();
  }

  /**
   * Saves this content after the current save ends, without a pause and even if nothing changed.
   *
   * @throws the error of `send`; during a conflict, the error that caused the conflict
   */
  async saveNow(typed: Sendable<Body>): Promise<void> {
    this.reading.end();
    this.take(typed);
    this.stopPause();
    await this.savesEnded();
    if (this.machine.phase === 'conflict') throw this.conflict;
    this.dispatch({ type: 'submitted', typed }, false);
    const failure = await this.underWay;
    if (failure !== undefined) throw failure.error;
  }

  /** Retries after a failure, or overwrites after a conflict. */
  async retry(): Promise<void> {
    this.reading.end();
    this.dispatch({ type: 'overruled' });
    await this.savesEnded();
  }

  private takeRead(): void {
    this.isReading = false;
    if (this.read !== undefined) this.dispatch({ type: 'typed', typed: this.read() }, true, PAUSE_AFTER_READING);
  }

  private async savesEnded(): Promise<void> {
    while (this.underWay !== undefined) await this.underWay;
  }

  private dispatch(event: SaveEvent<Body>, byItself = true, pause = AUTOSAVE_PAUSE): void {
    const before = this.machine.sent;
    this.machine = nextSave(this.machine, event);
    const { sent, phase } = this.machine;
    if (sent !== undefined && sent !== before) this.underWay = this.deliver(sent, byItself);
    const mayPause = phase === 'waiting' || phase === 'saving-newer';
    if (event.type === 'typed' || event.type === 'resumed' || !mayPause) this.stopPause();
    if (mayPause && !this.machine.isUrgent) this.timer ??= setTimeout(() => void this.flush(), pause);
  }

  private stopPause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async deliver({ body }: Sendable<Body>, byItself: boolean): Promise<Failure | undefined> {
    try {
      // An error thrown before the first await must be reported after `underWay` is set.
      await (async () => this.send(body))();
    } catch (error) {
      if (byItself) console.error('A form was not saved', error);
      this.ended({ type: 'failed', failure: failureIn(error) }, error);
      return { error };
    }
    this.ended({ type: 'saved' });
    return undefined;
  }

  private ended(event: SaveEvent<Body>, error?: unknown): void {
    this.underWay = undefined;
    runInAction(() => {
      if (event.type === 'saved') this.savedAt = this.now();
      this.dispatch(event);
    });
    if (this.machine.phase === 'conflict') this.conflict = error;
  }
}

// With a 4xx status the server did not save the content. In all other cases it may have saved it.
function failureIn(error: unknown): SaveFailure {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) return 'conflict';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}
