import { inject, injectable } from '#core/client/di/injection.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';

/**
 * The message about the latest change, with its undo. It replaces the message about the change before: the server undoes only the last
 * change of an item, and a message that waits would offer its undo too late.
 */
@injectable()
export class UndoOffer {
  private offered = '';

  constructor(@inject(SnackbarStore) private readonly snackbar: SnackbarStore) {}

  raise(message: string, undo: () => void): void {
    this.end();
    this.offered = message;
    this.snackbar.raise(message, { undo });
  }

  /** Hides the message, for example because its change was undone by a key. */
  end(): void {
    if (this.snackbar.canUndo && this.snackbar.message === this.offered) this.snackbar.hide();
    this.offered = '';
  }
}
