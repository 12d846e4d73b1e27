/** How long, in characters, what a file says may be. Title and description are limits of postings; the others tell a text that slipped into a foreign column. */
export const IMPORT_LIMITS = Object.freeze({
  id: 200,
  title: 200,
  company: 200,
  location: 200,
  category: 120,
  label: 100,
  description: 60_000,
});
