import { makeAutoObservable, observableRef } from 'mobx';
import { injectable } from '../di/injection.ts';
import type { SaveState } from './autosaver.ts';

/** A source of the save state that the save sign shows. */
export interface SaveSource {
  readonly state: SaveState;
  readonly savedAt: Date | undefined;
  readonly retry: () => Promise<void>;
}

/** Holds the autosaved form on screen, if there is one, for the save sign. */
@injectable()
export class SaveStatusStore {
  source: SaveSource | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { source: observableRef }, { autoBind: true });
  }

  /** Shows this form's state until the returned function is called. */
  follow(source: SaveSource): () => void {
    this.source = source;
    return () => this.leave(source);
  }

  private leave(source: SaveSource): void {
    if (this.source === source) this.source = undefined;
  }
}
