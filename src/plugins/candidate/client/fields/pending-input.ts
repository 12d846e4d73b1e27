import { type ObservableSet, observable, runInAction } from 'mobx';
import { createContext, type SyntheticEvent, useContext, useEffect, useRef } from 'react';

/** Input that is not yet in the values of the step: an open editor of a list item, or a choice that was not added. */
export interface PendingInput {
  /** Whether there is such input now. */
  readonly isTyped: () => boolean;
  /** Whether there was, or could be, such input when the field was rendered. */
  readonly mayBeTyped: boolean;
  /** Puts the input into the values of the step. Answers `false`, and shows an error at the field, when the input is invalid. */
  readonly keep: () => boolean | Promise<boolean>;
}

type FollowedInput = Pick<PendingInput, 'isTyped' | 'keep'>;

/** Knows the fields of a step that can have pending input, so that the next step does not lose it. */
export class PendingInputs {
  readonly #inputs = new Set<FollowedInput>();
  // The fields that may have pending input, by a key of each.
  readonly #open: ObservableSet<object> = observable.set<object>([], { deep: false });

  /** Whether a field may have pending input. Observable. */
  get mayBeTyped(): boolean {
    return this.#open.size > 0;
  }

  /** Stores whether a field may have pending input. */
  note(field: object, mayBeTyped: boolean): void {
    runInAction(() => (mayBeTyped ? this.#open.add(field) : this.#open.delete(field)));
  }

  /** Registers a field until the returned function is called. */
  follow(input: FollowedInput): () => void {
    this.#inputs.add(input);
    return () => this.#inputs.delete(input);
  }

  /** Keeps all pending input and then submits the step. Does not submit when some input is invalid. */
  async keepAndSubmit(event: SyntheticEvent, submit: () => Promise<void>): Promise<void> {
    event.preventDefault();
    for (const input of this.#inputs) {
      if (input.isTyped() && !(await input.keep())) return;
    }
    await submit();
  }
}

/** The pending input of the step around a component. */
export const PendingInputsContext = createContext(new PendingInputs());

/** Registers a field of the step while it is shown. */
export function usePendingInput(input: PendingInput): void {
  const inputs = useContext(PendingInputsContext);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { mayBeTyped } = input;
  useEffect(() => inputs.follow({ isTyped: () => latest.current.isTyped(), keep: () => latest.current.keep() }), [inputs]);
  useEffect(() => {
    inputs.note(latest, mayBeTyped);
    return () => inputs.note(latest, false);
  }, [inputs, mayBeTyped]);
}
