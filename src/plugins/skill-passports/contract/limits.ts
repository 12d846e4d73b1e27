/** The most open requests of a candidate to one issuer. */
export const MOST_REQUESTS = 5;

/** The most offers of an issuer in a day (UTC). */
export const MOST_OFFERS = 200;

/** The most open offers of an issuer to one person or address. */
export const MOST_OPEN_OFFERS = 20;

/** The most achievements of an issuer. Retired ones count, because credentials still name them. */
export const MOST_ACHIEVEMENTS = 500;

/** The most keys of an issuer. Retired ones count, because they still verify credentials. */
export const MOST_KEYS = 100;

/** The most credentials, offers and requests that a passport shows. Open offers come first, then what changed last. */
export const MOST_SHOWN = 1000;

/** The longest note of a request, in characters. */
export const LONGEST_NOTE = 500;

/** The most pieces of evidence of a credential. */
export const MOST_EVIDENCE = 5;

/** The longest result of a credential, such as a grade, in characters. */
export const LONGEST_RESULT = 200;

/** Days for which an offer waits for the owner of an address. */
export const OFFER_DAYS = 30;

/** The longest text or file that is verified, in bytes. */
export const LONGEST_VERIFIED = 64 * 1024;

/** How many email addresses can be compared with one credential of this site in an hour, by all callers together. */
export const MOST_COMPARISONS = 10;

/** The limits of the reason of a decision or of a suspension, in characters. */
export const REASON = Object.freeze({ min: 10, max: 500 });
