/** The part of the library `clamscan` that the server uses. The library has no types. */
declare module 'clamscan' {
  import type { Readable } from 'node:stream';

  interface ClamScan {
    /** `null` for a reply that the library does not know. */
    readonly scanStream: (content: Readable) => Promise<{ readonly isInfected: boolean | null; readonly viruses: readonly string[] }>;
  }

  export default class NodeClam {
    init(options: object): Promise<ClamScan>;
  }
}
