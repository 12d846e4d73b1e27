import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '../http/api-error.ts';

/**
 * Where the saving of a form by itself stands. `held`: what is typed cannot be saved yet, something is lacking or too long.
 * `conflict`: somebody else changed it meanwhile; nothing is sent until that is settled.
 */
export type SaveState = 'idle' | 'held' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

/** How long nothing must be typed before it is saved, in milliseconds. */
export const AUTOSAVE_PAUSE = 800;

/** Saves a body; `byItself` when nobody pressed a button, so that a failure is told by the sign alone. */
export type SendBody<Body> = (body: Body, byItself: boolean) => Promise<void>;

/**
 * Saves a form by itself after a pause. One save is under way at a time and the newest values follow it, so that an older
 * answer never overtakes a newer one. What failed is kept, and sent with the next change, with `retry` or with `flush`.
 */
export class Autosaver<Body> {
  state: SaveState = 'idle';
  /** When it was last saved. */
  savedAt: Date | undefined = undefined;
  private newest: Body | undefined = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private underWay: Promise<void> | undefined = undefined;
  private saved: string;

  /** `body` is what is saved already: as long as nothing else is typed, nothing is sent. */
  constructor(
    private readonly send: SendBody<Body>,
    body?: Body,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.saved = JSON.stringify(body);
    makeAutoObservable<this, 'send' | 'now' | 'newest' | 'timer' | 'underWay' | 'saved'>(
      this,
      { send: false, now: false, newest: false, timer: false, underWay: false, saved: false },
      { autoBind: true },
    );
  }

  /** Takes what is typed now; saves it after a pause. */
  change(body: Body): void {
    this.newest = body;
    if (this.state === 'conflict') return;
    clearTimeout(this.timer);
    if (!this.isUnsaved()) {
      if (this.state !== 'saving') this.state = this.rest;
      return;
    }
    if (this.state !== 'saving') this.state = 'waiting';
    this.timer = setTimeout(() => void this.flush(), AUTOSAVE_PAUSE);
  }

  /** What is typed cannot be saved as it is; a pause that runs is given up. `isTyped` unless nothing was typed at all. */
  hold(isTyped: boolean): void {
    clearTimeout(this.timer);
    this.newest = undefined;
    if (this.state !== 'saving' && this.state !== 'conflict') this.state = isTyped ? 'held' : this.rest;
  }

  /** Saves what waits, at once. Never rejects; `state` tells how it went. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    // Who waited for the same save may have begun the next one meanwhile.
    while (this.underWay !== undefined) await this.underWay;
    if (this.newest === undefined || !this.isUnsaved() || this.state === 'conflict') return;
    await this.save(this.newest, true).catch((error: unknown) => console.error('A form was not saved', error));
  }

  /** Saves this at once, also when nothing changed, and after whatever is under way. @throws what the sending threw */
  async saveNow(body: Body): Promise<void> {
    clearTimeout(this.timer);
    this.newest = body;
    while (this.underWay !== undefined) await this.underWay;
    clearTimeout(this.timer);
    await this.save(body, false);
  }

  /** Tries again after a failure, or overwrites after a conflict. */
  async retry(): Promise<void> {
    if (this.state === 'conflict') this.state = 'failed';
    await this.flush();
  }

  /** Gives up what waits, for instance because its screen goes. */
  stop(): void {
    clearTimeout(this.timer);
  }

  // Where it stands while nothing waits.
  private get rest(): SaveState {
    return this.savedAt === undefined ? 'idle' : 'saved';
  }

  private isUnsaved(): boolean {
    return JSON.stringify(this.newest) !== this.saved;
  }

  private async save(body: Body, byItself: boolean): Promise<void> {
    this.state = 'saving';
    const sending = this.send(body, byItself);
    const ended = (): void => {
      this.underWay = undefined;
    };
    this.underWay = sending.then(ended, ended);
    try {
      await sending;
      runInAction(() => this.settle(body));
    } catch (error) {
      runInAction(() => {
        this.state = error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed';
      });
      throw error;
    }
  }

  private settle(body: Body): void {
    this.saved = JSON.stringify(body);
    this.savedAt = this.now();
    this.state = this.newest !== undefined && this.isUnsaved() ? 'waiting' : 'saved';
  }
}
