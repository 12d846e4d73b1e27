/** The part of the library `mjml` that the script uses. The library has no types. */
declare module 'mjml' {
  interface Compiled {
    readonly html: string;
    readonly errors: readonly { readonly formattedMessage: string }[];
  }

  export default function mjml(source: string, options: object): Promise<Compiled>;
}
