/// <reference path="./clamscan.d.ts" />
import type { Readable } from 'node:stream';
import type { ScannerAddress } from '../config/server-config.ts';

/** Looks for viruses in a content. */
export interface VirusScanner {
  /**
   * The names of the viruses in the content; `undefined` when it holds none. The scanner may find a virus without a name. Rejects when the
   * scanner does not answer or has no answer.
   */
  readonly virusesIn: (content: Readable) => Promise<readonly string[] | undefined>;
}

// Longer than a file of the largest size takes.
const TIMEOUT_MS = 60_000;

/** The scanner at the address. It connects anew for each file, so it may come and go. */
export function clamAvAt(address: ScannerAddress): VirusScanner {
  const place = 'socket' in address ? { socket: address.socket } : { host: address.host, port: address.port };
  return {
    virusesIn: async (content) => {
      const { default: NodeClam } = await import('clamscan');
      const options = { clamdscan: { ...place, timeout: TIMEOUT_MS, localFallback: false }, clamscan: { active: false } };
      const { isInfected, viruses } = await (await new NodeClam().init(options)).scanStream(content);
      if (isInfected === null) throw new Error('The virus scanner has no result');
      return isInfected ? viruses : undefined;
    },
  };
}
