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

/** What the sign of saving shows: the phases of saving, and `saved` where this form saved something and nothing waits. */
export type SaveState = Exclude<SavePhase, 'saving-newer'> | 'saved';

/** How long nothing must be typed before it is saved, in milliseconds. */
export const AUTOSAVE_PAUSE = 800;

/** Saves a body. */
export type SendBody<Body> = (body: Body) => Promise<void>;

interface Failure {
  readonly error: unknown;
}

/** Makes the state that `nextSave` computes happen: it sends, starts the pause, and reports answers. One save is under way at a time. */
export class Autosaver<Body> {
  /** When it was last saved. */
  savedAt: Date | undefined = undefined;
  private machine: SaveMachine<Body>;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private underWay: Promise<Failure | undefined> | undefined = undefined;
  private conflict: unknown = new ApiError(409, undefined);

  /** `held` is what the server has: while that is typed, nothing is sent. */
  constructor(
    private readonly send: SendBody<Body>,
    held: Typed<Body>,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.machine = savedMachine(held);
    makeAutoObservable<this, 'send' | 'now' | 'machine' | 'timer' | 'underWay' | 'conflict' | 'deliver'>(
      this,
      { send: false, now: false, machine: observableRef, timer: false, underWay: false, conflict: false, deliver: false },
      { autoBind: true },
    );
  }

  get state(): SaveState {
    const { phase } = this.machine;
    if (phase === 'saving-newer') return 'saving';
    return phase === 'idle' && this.savedAt !== undefined ? 'saved' : phase;
  }

  /** Whether the server has what was typed last. A draft must be kept otherwise. */
  get isOnServer(): boolean {
    return isOnServer(this.machine);
  }

  /** Keys of the contents over which a draft of this form is typed. */
  get bases(): readonly string[] {
    return basesOf(this.machine);
  }

  /** Takes what is typed now; saves it after a pause. */
  take(typed: Typed<Body>): void {
    this.dispatch({ type: 'typed', typed });
  }

  /** Takes what the form holds when it opens. A draft that was typed over another content than the server's is a conflict. */
  resume(typed: Typed<Body>, over: readonly string[] | undefined): void {
    this.dispatch({ type: 'resumed', typed, over });
  }

  /** Saves what waits or failed, at once. Never rejects; `state` tells how it went. */
  async flush(): Promise<void> {
    this.dispatch({ type: 'pushed' });
    await this.settled();
  }

  /**
   * Saves this at once, also when nothing changed, and after the save under way.
   *
   * @throws what the sending threw; the refusal of before while there is a conflict
   */
  async saveNow(typed: Sendable<Body>): Promise<void> {
    this.take(typed);
    this.stopPause();
    await this.settled();
    if (this.machine.phase === 'conflict') throw this.conflict;
    this.dispatch({ type: 'submitted', typed }, false);
    const failure = await this.underWay;
    if (failure !== undefined) throw failure.error;
  }

  /** Tries again after a failure, or overwrites after a conflict. */
  async retry(): Promise<void> {
    this.dispatch({ type: 'overruled' });
    await this.settled();
  }

  private async settled(): Promise<void> {
    while (this.underWay !== undefined) await this.underWay;
  }

  private dispatch(event: SaveEvent<Body>, byItself = true): void {
    const before = this.machine.sent;
    this.machine = nextSave(this.machine, event);
    const { sent, phase } = this.machine;
    if (sent !== undefined && sent !== before) this.underWay = this.deliver(sent, byItself);
    const mayPause = phase === 'waiting' || phase === 'saving-newer';
    if (event.type === 'typed' || event.type === 'resumed' || !mayPause) this.stopPause();
    if (mayPause && !this.machine.isUrgent) this.timer ??= setTimeout(() => void this.flush(), AUTOSAVE_PAUSE);
  }

  private stopPause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async deliver({ body }: Sendable<Body>, byItself: boolean): Promise<Failure | undefined> {
    try {
      // An error that is thrown before the first await must be reported after `underWay` is set.
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

// What is answered with 4xx was not taken. Everything else may have been.
function failureIn(error: unknown): SaveFailure {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 409) return 'conflict';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}
