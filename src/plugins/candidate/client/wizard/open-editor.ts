import { createContext, type SyntheticEvent } from 'react';

/** An editor of one item of a list, while it is open. */
export interface ItemEditing {
  /** Whether there is anything in it that is not in the list. */
  readonly isTyped: () => boolean;
  /** Puts what is typed into the list; `false` when something is wrong with it. */
  readonly keep: () => Promise<boolean>;
}

/** Knows the editor that is open in a step, so that going on loses nothing that was typed into it. */
export class OpenEditor {
  private current: ItemEditing | undefined = undefined;

  /** Tells of an editor until the returned function is called. */
  follow(editing: ItemEditing): () => void {
    this.current = editing;
    return () => {
      if (this.current === editing) this.current = undefined;
    };
  }

  /** Submits the step, after what is typed into its editor was kept; not at all where that cannot be kept. */
  async settle(event: SyntheticEvent, submit: () => Promise<void>): Promise<void> {
    event.preventDefault();
    if (this.current?.isTyped() && !(await this.current.keep())) return;
    await submit();
  }
}

/** The editor that is open in the step around a component. */
export const OpenEditorContext = createContext(new OpenEditor());
