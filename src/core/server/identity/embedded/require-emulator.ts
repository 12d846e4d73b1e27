import { createRequire } from 'node:module';
import { StartupError } from '../../errors/startup-error.ts';

/**
 * Checks that the package of the embedded identity is installed. It is optional, because a public installation needs a real project.
 *
 * @param from path or address of the file that needs it
 * @throws StartupError when it is not
 */
export function requireEmulator(from: string | URL): void {
  try {
    createRequire(from).resolve('firebase-tools/lib/emulator/auth/operations');
  } catch (cause) {
    throw new StartupError(
      'This installation has no embedded identity, because the package firebase-tools is not installed. Set the FIREBASE_* variables of a real project, or install all packages.',
      { cause },
    );
  }
}
