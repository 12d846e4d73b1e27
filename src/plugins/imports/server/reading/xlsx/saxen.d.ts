/** The part of the library `saxen` that the server uses. The library has no types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;

  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: () => Attributes) => void): this;
    on(event: 'closeTag' | 'text' | 'cdata' | 'attention' | 'comment' | 'question', listener: (text: string) => void): this;
    /** Takes a piece of the text. Throws for XML that is not well-formed. */
    write(xml: string): this;
    end(): void;
    stop(): void;
  }
}
