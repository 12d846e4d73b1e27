/** A link that was cut off, or is none of the provider's. */
export class LinkIncomplete extends Error {}

/** A link for something that this site does not do. */
export class LinkUnknown extends Error {}
