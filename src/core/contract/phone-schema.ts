import { LONGEST_TYPED_PHONE, readPhone } from './phone-number.ts';
import { z } from './schema.ts';

interface PhoneOptions {
  /** The message for a text that is no telephone number with its country code. */
  readonly error: string;
  /** Whether the field may be empty. */
  readonly isOptional?: boolean;
}

/** A typed telephone number with its country code, at most 64 characters. The output is the form of {@link readPhone}. */
export function phoneSchema({ error, isOptional = false }: PhoneOptions) {
  // Marks of direction are part of what people paste. No text passes but one that `readPhone` wrote.
  return z
    .string()
    .max(LONGEST_TYPED_PHONE, { abort: true })
    .overwrite((typed) => (typed.trim() === '' ? '' : (readPhone(typed) ?? typed)))
    .check((context) => {
      const { value } = context;
      if (value === '' ? !isOptional : readPhone(value) !== value) context.issues.push({ code: 'custom', message: error, input: value });
    })
    .meta({
      ...(isOptional ? {} : { minLength: 1 }),
      description: 'A telephone number with its country code, as people write it. Stored as E.164, with ;ext= before an extension.',
      examples: ['+44 20 7946 0958', '+44 20 7946 0958 ext. 12', ...(isOptional ? [''] : [])],
    });
}
