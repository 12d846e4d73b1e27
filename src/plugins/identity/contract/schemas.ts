import { emailSchema, exactSchema, lineSchema, z } from '#core/contract/schema.ts';

// What a password must be the identity provider says, and nobody before it (specification section 5).
const password = z.string().min(1).max(4096, { abort: true });

/** What is typed to sign in. */
export const signInSchema = z.object({ email: emailSchema, password });

/** What is typed to create an account. */
export const signUpSchema = z.object({ name: lineSchema(1, 100), email: emailSchema, password });

/** What is typed to have a link sent that sets a new password. */
export const forgotPasswordSchema = z.object({ email: emailSchema });

/** A new password, once its link was found right. */
export const newPasswordSchema = z.object({ password });

/** A telephone number as it is typed, and the country whose dialling code stands before it. */
export const phoneNumberSchema = z.object({ country: exactSchema(0, 2), number: lineSchema(1, 40) });

/** The code that came to a telephone. */
export const phoneCodeSchema = z.object({ code: lineSchema(1, 40) });
