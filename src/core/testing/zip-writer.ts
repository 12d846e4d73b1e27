import { constants, crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, and what its headers claim where this differs from the truth. */
export interface ZipEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Content that is compressed already. The headers claim `claims`. */
  readonly deflated?: Buffer;
  readonly stored?: boolean;
  readonly claims?: { readonly compressed?: number; readonly inflated?: number };
  readonly flags?: number;
  readonly method?: number;
  /** The upper half of the external attributes: type and rights of a file on Unix. */
  readonly mode?: number;
  /** The name in front of the content, if another one. */
  readonly localName?: string;
  /** The place of its header and content, if another one: that of the first entry is 0. */
  readonly offset?: number;
}

/** Writes a ZIP archive (APPNOTE.TXT 4.3) that may lie in every field. */
export function zip(entries: readonly ZipEntry[], { comment = '', count = entries.length } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const written = headersOf(entry, offset);
    locals.push(written.local, written.data);
    directory.push(written.central);
    offset += written.local.length + written.data.length;
  }
  return Buffer.concat([...locals, ...directory, endOf(directory, offset, count, comment)]);
}

/** Raw DEFLATE of zeros. Is made from copies of one block, so that it takes neither the memory nor the time of its content. */
export function deflatedZeros(mebibytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: mebibytes }, () => block), deflateRawSync(Buffer.alloc(0))]);
}

/** An archive of one entry whose directory lists so many more, all of them without content. */
export function zipOfManyEntries(first: ZipEntry, count: number): Buffer {
  const { local, data } = headersOf(first, 0);
  const { central } = headersOf({ name: '0000', stored: true }, 0);
  const directory = Buffer.alloc(count * central.length, central);
  for (let index = 1; index <= count; index += 1) directory.write(index.toString(36).padStart(4, '0'), index * central.length - 4);
  return Buffer.concat([local, data, directory, endOf([directory], local.length + data.length, count, '')]);
}

function headersOf(entry: ZipEntry, offset: number): { local: Buffer; data: Buffer; central: Buffer } {
  const content = Buffer.from(entry.content ?? '');
  const data = entry.deflated ?? (entry.stored ? content : deflateRawSync(content));
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(entry.flags ?? 0, 2);
  facts.writeUInt16LE(entry.method ?? (entry.stored ? 0 : 8), 4);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(entry.claims?.compressed ?? data.length, 14);
  facts.writeUInt32LE(entry.claims?.inflated ?? content.length, 18);
  const localName = Buffer.from(entry.localName ?? entry.name);
  const name = Buffer.from(entry.name);
  const rest = Buffer.alloc(14);
  rest.writeUInt16LE(entry.mode ?? 0, 8);
  rest.writeUInt32LE(entry.offset ?? offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), withLength(facts, localName), localName]),
    data,
    // Made by version 2.0 on Unix.
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), withLength(facts, name), rest, name]),
  };
}

function withLength(facts: Buffer, name: Buffer): Buffer {
  const copy = Buffer.from(facts);
  copy.writeUInt16LE(name.length, 22);
  return copy;
}

function endOf(directory: readonly Buffer[], offset: number, count: number, comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(
    directory.reduce((sum, each) => sum + each.length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment, 'latin1')]);
}
