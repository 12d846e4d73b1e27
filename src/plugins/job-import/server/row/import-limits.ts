/**
 * Highest lengths of the fields in characters. Title and description have the limits of postings. The other limits detect texts
 * in the wrong column.
 */
export const IMPORT_LIMITS = Object.freeze({
  id: 200,
  title: 200,
  company: 200,
  location: 200,
  category: 120,
  label: 100,
  description: 60_000,
});
