import { gunzipSync } from 'node:zlib';

/** Characters within which the root of an SVG begins, after its declaration and comments. */
const HEAD = 4096;

/** Most inflated bytes of a packed picture. */
const MAX_METAFILE = 16 * 1024 * 1024;

/** Whether the part is a picture of SVG, by its name or content. Such a picture may have scripts and addresses outside. */
export function isSvg(name: string, content: Buffer): boolean {
  if (/\.svgz?$/.test(name)) return true;
  if (/\.(?:xml|rels|rdf)$/.test(name)) return false;
  const head = content.toString('latin1', 0, HEAD).replaceAll('\0', '').toLowerCase();
  return head.includes('<') && (head.includes('<svg') || head.includes(':svg'));
}

/** Whether the part is a packed picture of Windows ([MS-EMF] 2.3.4.2, [MS-WMF] 2.3.2.2), as Word writes them for old drawings. */
export function isPackedMetafile(name: string, content: Buffer): boolean {
  if (!/\.(?:emz|wmz)$/.test(name)) return false;
  const picture = gunzipSync(content, { maxOutputLength: MAX_METAFILE });
  const beginning = picture.toString('hex', 0, 4);
  return picture.toString('latin1', 40, 44) === ' EMF' || beginning === 'd7cdc69a' || beginning === '01000900';
}
