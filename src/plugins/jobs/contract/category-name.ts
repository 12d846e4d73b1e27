import type { NamedCategory } from './reply-schemas.ts';

/**
 * The name of a category, by precedence: the administrators' name in the user's language, their new English name, the client's
 * text of a built-in category, and the name from an import.
 *
 * @param textOf the texts of the plugin `jobs`
 */
export function categoryName(
  { code, name, names }: NamedCategory,
  language: string,
  textOf: (key: string, values: { readonly defaultValue: string }) => string,
): string {
  return names?.[language] ?? names?.en ?? textOf(`category.${code}`, { defaultValue: name });
}
