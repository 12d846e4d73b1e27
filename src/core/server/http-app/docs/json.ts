/** A piece of JSON whose form the OpenAPI specification gives. */
export type Json = Readonly<Record<string, unknown>>;
