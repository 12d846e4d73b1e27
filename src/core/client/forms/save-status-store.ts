import { makeAutoObservable, observableRef } from 'mobx';
import { injectable } from '../di/injection.ts';
import type { SaveState } from './autosaver.ts';

/** A source of the save state that the save sign shows. */
export interface SaveSource {
  readonly state: SaveState;
  readonly savedAt: Date | undefined;
  readonly retry: () => Promise<void>;
}

// What the user should know first.
const URGENCY: readonly SaveState[] = ['idle', 'saved', 'saving', 'waiting', 'held', 'failed', 'conflict'];

/** Holds the autosaved forms on screen for the save sign. A page may have several, such as a form with a section of another plugin. */
@injectable()
export class SaveStatusStore {
  private sources: readonly SaveSource[] = [];

  constructor() {
    makeAutoObservable<this, 'sources'>(this, { sources: observableRef }, { autoBind: true });
  }

  /** The form whose state is the most urgent one; of saved forms, the one that was saved last. */
  get source(): SaveSource | undefined {
    return this.sources.toSorted((one, other) => rankOf(other) - rankOf(one) || savedTime(other) - savedTime(one))[0];
  }

  /** Shows this form's state until the returned function is called. */
  follow(source: SaveSource): () => void {
    this.sources = [...this.sources, source];
    return () => this.leave(source);
  }

  private leave(source: SaveSource): void {
    this.sources = this.sources.filter((other) => other !== source);
  }
}

function rankOf({ state }: SaveSource): number {
  return URGENCY.indexOf(state);
}

function savedTime({ savedAt }: SaveSource): number {
  return savedAt?.getTime() ?? 0;
}
