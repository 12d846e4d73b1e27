import { type RefObject, useEffect, useRef } from 'react';
import { type FieldArray, type FieldArrayPath, type FieldValues, type Path, type UseFormReturn, useFieldArray } from 'react-hook-form';

/** A list of items in a form. */
export interface FormList<Item> {
  /** One for each item, in order; the id is the item's key, whatever its place. */
  readonly rows: readonly { readonly id: string }[];
  /** Adds an item at the end and moves the focus to its first field. */
  readonly add: (item: Item) => void;
  /** Takes an item away. The focus moves to the last button of the list, which adds an item. */
  readonly remove: (index: number) => void;
  /** The element around the list and the button that adds. */
  readonly group: RefObject<HTMLFieldSetElement | null>;
}

/**
 * Binds a list of items to a form. What is typed into an item moves with it, and the draft of the form follows. After a form was sent,
 * the contract is asked again with each change of the list; what the server said of its items is forgotten then.
 *
 * @example const { rows, add, remove, group } = useFormList(form, 'places')
 */
export function useFormList<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
): FormList<FieldArray<Values, Name>> {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const group = useRef<HTMLFieldSetElement>(null);
  const removed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button may come back with the number of items
  useEffect(() => {
    if (!removed.current) return;
    removed.current = false;
    [...(group.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [fields.length]);
  // What was wrong with their number is asked anew when the form is sent.
  const forgetCount = (): void => form.clearErrors(`${name}.root` as Path<Values>);
  return {
    rows: fields,
    add: (item) => {
      append(item);
      forgetCount();
    },
    remove: (index) => {
      removed.current = true;
      remove(index);
      forgetCount();
    },
    group,
  };
}
