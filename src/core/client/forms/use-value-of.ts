import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What a component needs to know of the typed values, such as whether they differ from the saved ones. It renders again only when this
 * changes, not at each key.
 *
 * @param read returns a text, a number, a boolean or `undefined`. It runs at each key, so it must be quick.
 * @example const isBlank = useValueOf(form, ({ title }) => title.trim() === '');
 */
export function useValueOf<Values extends FieldValues, Result extends string | number | boolean | undefined>(
  form: UseFormReturn<Values>,
  read: (values: Values) => Result,
): Result {
  const subscribe = useCallback((told: () => void) => form.watch(told).unsubscribe, [form]);
  return useSyncExternalStore(subscribe, () => read(form.getValues()));
}
