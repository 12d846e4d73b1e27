const VARIABLE = /^var (?=_[0-9a-f]+ = ")/gm;

/**
 * A loader that makes the exported names of a module sheet constants. webpack then writes a name in the place where it is used, also from
 * another chunk, and omits those that are not used.
 */
// biome-ignore lint/style/noDefaultExport: webpack expects it
export default function constantNames(source: string): string {
  return source.replace(VARIABLE, 'const ');
}
