import { makeAutoObservable, observableRef } from 'mobx';

/** For how long an act can be undone, in milliseconds, unless its caller says otherwise. */
export const UNDO_MS = 60_000;

/** An act of the user that can be undone. */
export interface RecentAct {
  readonly id: number;
  /** What was done, as its message said it. */
  readonly text: string;
  /** The time of the act, in milliseconds since 1970. */
  readonly at: number;
  /** From this time on, it can no longer be undone. */
  readonly until: number;
  readonly undo: () => void;
}

/** The latest acts that can still be undone. Each leaves when it was undone, or when its time is over. */
export class RecentActs {
  /** Newest first. */
  all: readonly RecentAct[] = [];
  private lastId = 0;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'timer' | 'lastId'>(this, { all: observableRef, timer: false, lastId: false }, { autoBind: true });
  }

  add(act: Omit<RecentAct, 'id'>): RecentAct {
    this.lastId += 1;
    const added = { ...act, id: this.lastId };
    this.keep([added, ...this.all]);
    return added;
  }

  has(act: RecentAct): boolean {
    return this.all.includes(act);
  }

  /** Undoes the act. Returns `false` when this is no longer possible. */
  undo(act: RecentAct): boolean {
    this.expire();
    if (!this.has(act)) return false;
    this.drop(act);
    act.undo();
    return true;
  }

  /** Takes an act away that can no longer be undone, for example because its page was left. */
  drop(act: RecentAct): void {
    this.keep(this.all.filter((other) => other !== act));
  }

  clear(): void {
    this.keep([]);
  }

  private expire(): void {
    const now = Date.now();
    this.keep(this.all.filter(({ until }) => until > now));
  }

  private keep(acts: readonly RecentAct[]): void {
    if (acts.length !== this.all.length) this.all = acts;
    clearTimeout(this.timer);
    if (acts.length > 0) this.timer = setTimeout(this.expire, Math.min(...acts.map(({ until }) => until)) - Date.now());
  }
}
