import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Pictures whose metadata hold a name, by the kind of metadata and of picture. The name is ASCII. */
export const NAMED_PICTURES: Readonly<Record<string, (name: string) => Promise<Buffer>>> = {
  'EXIF of a JPEG': (name) => plain().withExif(exif(name)).jpeg().toBuffer(),
  'XMP of a JPEG': (name) => plain().withXmp(xmp(name)).jpeg().toBuffer(),
  'IPTC of a JPEG': async (name) => withSegment(await plain().jpeg().toBuffer(), iptc(name)),
  'comment of a JPEG': async (name) => withSegment(await plain().jpeg().toBuffer(), segment(0xfe, Buffer.from(name))),
  'EXIF of a PNG': (name) => plain().withExif(exif(name)).png().toBuffer(),
  'text of a PNG': async (name) => withChunk(await plain().png().toBuffer(), 'tEXt', Buffer.from(`Author\0${name}`, 'latin1')),
  'EXIF of a WebP': (name) => plain().withExif(exif(name)).webp().toBuffer(),
  'XMP of a WebP': (name) => plain().withXmp(xmp(name)).webp().toBuffer(),
};

function plain() {
  return sharp({ create: { width: 128, height: 128, channels: 3, background: '#2a6' } });
}

function exif(name: string) {
  return { IFD0: { Artist: name, Copyright: name, ImageDescription: name } };
}

function xmp(name: string): string {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">`;
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}<dc:creator>${name}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/** A segment of IPTC-IIM with the author (2:80), in the frame of Photoshop. */
function iptc(name: string): Buffer {
  const record = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, name.length]), Buffer.from(name)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const frame = [Buffer.from('Photoshop 3.0\0'), Buffer.from('8BIM'), Buffer.from([4, 4, 0, 0]), size, record];
  return segment(0xed, Buffer.concat([...frame, Buffer.alloc(record.length % 2)]));
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The JPEG with a segment behind its first marker. */
function withSegment(jpeg: Buffer, added: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), added, jpeg.subarray(2)]);
}

/** The PNG with a chunk behind its header. */
function withChunk(png: Buffer, type: string, content: Buffer): Buffer {
  const headerEnd = 8 + 25;
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headerEnd), length, body, check, png.subarray(headerEnd)]);
}
