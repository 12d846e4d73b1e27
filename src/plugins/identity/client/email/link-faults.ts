/** The link is truncated, or does not come from the provider. */
export class LinkIncomplete extends Error {}

/** The link has a purpose that this site does not support. */
export class LinkUnknown extends Error {}
