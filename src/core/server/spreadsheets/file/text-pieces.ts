import { createReadStream } from 'node:fs';
import type { TextFile } from './inspect-file.ts';

/** The text of a file in pieces, without a byte order mark. `onBytes` gets the number of bytes read so far. */
export async function* textPieces(file: TextFile, onBytes: (read: number) => void = () => {}): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  for await (const piece of createReadStream(file.path, { highWaterMark: 1 << 16 })) {
    const bytes = piece as Uint8Array;
    yield decoder.decode(bytes, { stream: true });
    read += bytes.length;
    onBytes(read);
  }
  yield decoder.decode();
}
