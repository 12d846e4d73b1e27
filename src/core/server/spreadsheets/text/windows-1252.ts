const decoder = new TextDecoder('windows-1252');

const byteOfCharacter = new Map<string, number>();
for (let byte = 0x80; byte <= 0xff; byte++) {
  // Software misreads UTF-8 as Windows-1252 or as ISO 8859-1. The latter leaves C1 control characters.
  byteOfCharacter.set(String.fromCharCode(byte), byte);
  byteOfCharacter.set(decoder.decode(Uint8Array.of(byte)), byte);
}

/** The byte that Windows-1252 or ISO 8859-1 shows as this character; `undefined` for ASCII and for characters of neither. */
export function highByteOf(character: string): number | undefined {
  return byteOfCharacter.get(character);
}

/** The character of Windows-1252 for a byte from 0x80 to 0xFF. */
export function characterOf(byte: number): string {
  return decoder.decode(Uint8Array.of(byte));
}
