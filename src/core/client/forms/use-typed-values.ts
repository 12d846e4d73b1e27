import { startTransition, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { endAtLeaving, TypingPause } from './typing-pause.ts';

/**
 * The values of a form after the last pause in typing, or after a field was left. For what is shown beside the fields, such as a preview.
 *
 * @example const values = useTypedValues(form);
 */
export function useTypedValues<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  const [values, setValues] = useState<Values>(() => form.getValues());
  useEffect(() => {
    // The form changes the lists in its values in place.
    const pause = new TypingPause(() => startTransition(() => setValues(structuredClone(form.getValues()))));
    const { unsubscribe } = form.watch(pause.begin);
    const stop = endAtLeaving(pause);
    return () => {
      unsubscribe();
      stop();
      pause.end();
    };
  }, [form]);
  return values;
}
