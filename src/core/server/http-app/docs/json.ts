/** JSON in a form that the OpenAPI specification defines. */
export type Json = Readonly<Record<string, unknown>>;
