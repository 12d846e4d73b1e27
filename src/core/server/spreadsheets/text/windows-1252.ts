const decoder = new TextDecoder('windows-1252');

const byteOfCharacter = new Map<string, number>();
for (let byte = 0x80; byte <= 0xff; byte++) {
  // Software that takes UTF-8 for an 8-bit encoding takes it for Windows-1252 or for ISO 8859-1; the latter leaves C1 controls.
  byteOfCharacter.set(String.fromCharCode(byte), byte);
  byteOfCharacter.set(decoder.decode(Uint8Array.of(byte)), byte);
}

/** The byte that Windows-1252 or ISO 8859-1 would show as this character; `undefined` for ASCII and for what neither has. */
export function highByteOf(character: string): number | undefined {
  return byteOfCharacter.get(character);
}

/** The character that Windows-1252 has for a byte from 0x80 to 0xFF. */
export function characterOf(byte: number): string {
  return decoder.decode(Uint8Array.of(byte));
}
