/** The parts of a document, by their names in lower case: readers differ in whether case matters. */
export interface DocumentParts {
  /** The XML and text parts. */
  readonly texts: ReadonlyMap<string, string>;
  /** The parts that are not kept. */
  readonly leftOut: ReadonlySet<string>;
}
