import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a new archive, with its content as it is stored. */
export interface PackedEntry {
  readonly name: string;
  /** 0: stored. 8: compressed with DEFLATE. */
  readonly method: number;
  readonly crc32: number;
  /** Bytes of the content when inflated. */
  readonly inflated: number;
  readonly data: Buffer;
}

const VERSION = 20;
const UTF8_NAMES = 0x800;
/** 1 January 1980, the first day that an archive can tell. New archives do not tell when they were written. */
const DATE = 0x21;

/** An entry with this content, compressed. */
export function packed(name: string, content: Buffer): PackedEntry {
  return { name, method: 8, crc32: crc32(content), inflated: content.length, data: deflateRawSync(content) };
}

/** Writes a ZIP archive (APPNOTE.TXT 4.3) of at most 65,535 entries. Its headers hold nothing that is not in the entries. */
export function writeArchive(entries: readonly PackedEntry[]): Buffer {
  const contents: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const facts = factsOf(entry, name);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, entry.data]);
    contents.push(local);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([VERSION, 0]), facts, place, name]));
    offset += local.length;
  }
  return Buffer.concat([...contents, ...directory, endOf(directory, offset)]);
}

/** What both headers of an entry tell, up to the length of the extra field, which is empty. */
function factsOf({ method, crc32: sum, inflated, data }: PackedEntry, name: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(name.some((byte) => byte > 0x7f) ? UTF8_NAMES : 0, 2);
  facts.writeUInt16LE(method, 4);
  facts.writeUInt16LE(DATE, 8);
  facts.writeUInt32LE(sum, 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(inflated, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
}
