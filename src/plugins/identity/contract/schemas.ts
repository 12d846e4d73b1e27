import { lineSchema, z } from '#core/contract/schema.ts';

const email = lineSchema(1, 254).pipe(z.email());

/** What is typed to sign in. The password is checked by the identity provider alone. */
export const signInSchema = z.object({ email, password: z.string().min(1) });

/** What is typed to create an account; 6 characters is the identity provider's own least (specification section 5). */
export const signUpSchema = z.object({ name: lineSchema(1, 100), email, password: z.string().min(6) });
