import { makeAutoObservable, observableRef } from 'mobx';

/**
 * The open modal dialogs. Everything outside the topmost one is inert: it is below the backdrop, and screen readers neither read
 * nor announce it.
 */
export class OpenDialogs {
  private dialogs: readonly HTMLDialogElement[] = [];

  constructor() {
    makeAutoObservable<this, 'dialogs'>(this, { dialogs: observableRef }, { autoBind: true });
  }

  /** The dialog that was opened last; `undefined` when none is open. */
  get top(): HTMLDialogElement | undefined {
    return this.dialogs.at(-1);
  }

  /** Adds a dialog that has just opened. The returned function removes it. */
  add(dialog: HTMLDialogElement): () => void {
    this.dialogs = [...this.dialogs, dialog];
    return () => this.remove(dialog);
  }

  private remove(dialog: HTMLDialogElement): void {
    this.dialogs = this.dialogs.filter((other) => other !== dialog);
  }
}
