import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireEmulator } from './require-emulator.ts';

test('the embedded identity needs its package, and says so in one sentence', () => {
  expect(() => requireEmulator(__filename)).not.toThrow();
  expect(() => requireEmulator(path.join(tmpdir(), 'main.js'))).toThrow(
    /^This installation has no embedded identity, because the package firebase-tools is not installed\. Set the FIREBASE_\* variables/,
  );
});
