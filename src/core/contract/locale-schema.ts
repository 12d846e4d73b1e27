import { exactSchema, z } from './schema.ts';

/** A language or locale (BCP 47), written as the standard does: `en-GB`. What `Intl` would refuse is refused here. */
export const localeSchema = exactSchema(2, 35).transform((tag, context) => {
  const [locale] = canonicalLocales(tag);
  if (locale !== undefined) return locale;
  context.issues.push({ code: 'invalid_format', format: 'locale', input: tag });
  return z.NEVER;
});

function canonicalLocales(tag: string): readonly string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
