import { createContext, type SyntheticEvent } from 'react';

/** An open editor of one list item. */
export interface ItemEditing {
  /** Whether the editor has input that is not in the list. */
  readonly isTyped: () => boolean;
  /** Saves the input into the list. Resolves to `false` when it is invalid. */
  readonly keep: () => Promise<boolean>;
}

/** Tracks the open editor of a step, so that the next step does not lose its input. */
export class OpenEditor {
  private current: ItemEditing | undefined = undefined;

  /** Registers an editor until the returned function is called. */
  follow(editing: ItemEditing): () => void {
    this.current = editing;
    return () => {
      if (this.current === editing) this.current = undefined;
    };
  }

  /** Saves the editor's input and then submits the step. Does not submit when the input is invalid. */
  async keepAndSubmit(event: SyntheticEvent, submit: () => Promise<void>): Promise<void> {
    event.preventDefault();
    if (this.current?.isTyped() && !(await this.current.keep())) return;
    await submit();
  }
}

/** The open editor of the step around a component. */
export const OpenEditorContext = createContext(new OpenEditor());
