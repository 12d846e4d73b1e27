import { emailSchema, exactSchema, lineSchema, z } from '#core/contract/schema.ts';

// Only the identity provider has rules for passwords (specification section 5).
const password = z.string().min(1).max(4096, { abort: true });

export const signInSchema = z.object({ email: emailSchema, password });

export const signUpSchema = z.object({ name: lineSchema(1, 100), email: emailSchema, password });

/** The input of the form that sends a link for a new password. */
export const forgotPasswordSchema = z.object({ email: emailSchema });

/** The input of the form that sets a new password. */
export const newPasswordSchema = z.object({ password });

/** A telephone number as typed, and the country of its calling code. */
export const phoneNumberSchema = z.object({ country: exactSchema(0, 2), number: lineSchema(1, 40) });

export const phoneCodeSchema = z.object({ code: lineSchema(1, 40) });
