/** Most inflated bytes of all entries: twelve times the largest upload. */
export const MAX_INFLATED = 60 * 1024 * 1024;

/** Most inflated bytes for each compressed byte of an entry. The styles of a DOCX reach 32; zeros reach 1,032, the most of DEFLATE. */
export const MAX_RATIO = 100;

/** Below this inflated size, an entry may have any ratio: short parts of settings repeat themselves, and all entries together stay small. */
export const RATIO_FLOOR = 1024 * 1024;
