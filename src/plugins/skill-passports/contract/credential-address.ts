const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The id alone, the address of the live state, or the page that verifies, with whatever else its query has. */
const FORMS = [
  `(${ID})`,
  `https?://[^/?#\\s]+/ob/credentials/(${ID})/?(?:[?#].*)?`,
  `https?://[^/?#\\s]+/verify/?\\?(?:[^#]*&)?id=(${ID})(?:[&#].*)?`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/**
 * The id of a credential in an address of this site, such as `https://example.org/verify?id=…` or `…/ob/credentials/…`, or the id alone.
 * `undefined` for every other text. The host is not compared: a credential keeps the origin with which it was signed, also after the site has
 * moved, and ids are unique.
 */
export function credentialIdIn(text: string): string | undefined {
  const words = text.trim();
  for (const form of FORMS) {
    const [, id] = form.exec(words) ?? [];
    if (id !== undefined) return id.toLowerCase();
  }
  return undefined;
}
