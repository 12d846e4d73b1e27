import { makeAutoObservable, observableRef } from 'mobx';
import { injectable } from '../di/inject.ts';
import type { SaveState } from './autosaver.ts';

/** Something whose saving is told of. */
export interface SaveSource {
  readonly state: SaveState;
  readonly savedAt: Date | undefined;
  readonly retry: () => Promise<void>;
}

/** What the sign of saving tells of: the form on screen that saves itself, if there is one. */
@injectable()
export class SaveSignStore {
  source: SaveSource | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { source: observableRef }, { autoBind: true });
  }

  /** Tells of this form until the returned function is called. */
  follow(source: SaveSource): () => void {
    this.source = source;
    return () => this.leave(source);
  }

  private leave(source: SaveSource): void {
    if (this.source === source) this.source = undefined;
  }
}
