import { type RefObject, useEffect, useRef } from 'react';
import { type FieldArray, type FieldArrayPath, type FieldValues, type Path, type UseFormReturn, useFieldArray } from 'react-hook-form';

export interface FormList<Item> {
  /** One row for each item, in order. The id is the item's key and does not change with its position. */
  readonly rows: readonly { readonly id: string }[];
  /** Appends an item and moves the focus to its first field. */
  readonly add: (item: Item) => void;
  /** Removes an item. The focus moves to the last button of the list, which adds an item. */
  readonly remove: (index: number) => void;
  /** The element around the list and the add button. */
  readonly group: RefObject<HTMLFieldSetElement | null>;
}

/**
 * Binds a list of items to a form. Typed values move with their item, and the form's draft follows. After the form was sent, each change
 * of the list is validated with the contract again, and the server's errors on its items are removed.
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
  // The number of items is validated again when the form is sent.
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
