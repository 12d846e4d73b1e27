/** A whole number below 2^32 that depends only on the text (FNV-1a). */
export function hashOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}
