import type { FieldPath, FieldValues, RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { fieldLimit } from './field-limit.ts';

/** The registration of a field, and the sentence of its error if it has one. */
export interface RegisteredField<Name extends string = string> extends UseFormRegisterReturn<Name> {
  readonly error: string | undefined;
}

/** The props of a field that the form controls, such as a `PickerField`. */
export interface ControlledField<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly form: UseFormReturn<Values>;
  readonly name: Name;
  readonly error: string | undefined;
}

/** What the fields of a form need, by their names. */
export interface FormFields<Values extends FieldValues> {
  readonly errorOf: (name: FieldPath<Values>) => string | undefined;
  /** @example <Select label={t('size')} options={sizes} {...fields.registered('size')} /> */
  readonly registered: <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => RegisteredField<Name>;
  /**
   * Also the highest number of characters, from the schema. It is not known in a form that loads its schema, and for a field that the body
   * does not have: give these fields a `limit`.
   *
   * @example <TextInput label={t('title')} {...fields.text('title')} />
   */
  readonly text: <Name extends FieldPath<Values>>(name: Name) => RegisteredField<Name> & { readonly limit?: number };
  /** @example <PickerField label={t('country')} source={countries} {...fields.controlled('country')} /> */
  readonly controlled: <Name extends FieldPath<Values>>(name: Name) => ControlledField<Values, Name>;
}

/** Binds the fields to a form. They are new at each render, so that observers that get them show the present errors. */
export function formFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  schema: ZodType | undefined,
  errorOf: FormFields<Values>['errorOf'],
): FormFields<Values> {
  const registered: FormFields<Values>['registered'] = (name, options) => ({ ...form.register(name, options), error: errorOf(name) });
  return {
    errorOf,
    registered,
    text: (name) => {
      const limit = schema && fieldLimit(schema, name);
      return { ...registered(name), ...(limit !== undefined && { limit }) };
    },
    controlled: (name) => ({ form, name, error: errorOf(name) }),
  };
}
