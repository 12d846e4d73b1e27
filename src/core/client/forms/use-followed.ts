import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Keeps a field in step with a proposed value, which may become known or change later, until the user chooses another value. */
export function useFollowed<Values extends FieldValues, Field extends Path<Values>>(
  form: UseFormReturn<Values>,
  field: Field,
  proposed: PathValue<Values, Field>,
): void {
  const before = useRef(proposed);
  useEffect(() => {
    if (proposed !== before.current && form.getValues(field) === before.current) form.setValue(field, proposed);
    before.current = proposed;
  }, [form, field, proposed]);
}
