import { errorCode } from '../errors/caught-error.ts';
import { StartupError } from '../errors/startup-error.ts';

const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk that holds ${path} is full. Free some space, then start again.`,
  EDQUOT: (path) => `The disk quota for ${path} is used up. Free some space, then start again.`,
  EROFS: (path) => `${path} is on a disk that cannot be written to. Choose another DATA_DIR.`,
  EACCES: (path) => `Trellis may not write to ${path}. Give this user the right to, or choose another DATA_DIR.`,
  EPERM: (path) => `Trellis may not write to ${path}. Give this user the right to, or choose another DATA_DIR.`,
  ENOTDIR: (path) => `${path} cannot be a folder, because a file is in its way. Choose another DATA_DIR.`,
  EEXIST: (path) => `${path} cannot be a folder, because a file is in its way. Choose another DATA_DIR.`,
  ENAMETOOLONG: (path) => `The path ${path} is longer than this system takes. Choose another DATA_DIR.`,
};

/** The error as a sentence for the operator if a folder is the cause, otherwise the error itself. */
function explainFolderError(error: unknown, path: string): unknown {
  const sentence = SENTENCES[errorCode(error) ?? ''];
  return sentence === undefined ? error : new StartupError(sentence(path), { cause: error });
}

/**
 * Runs work that reads or writes under a folder.
 *
 * @throws StartupError when the disk is full, or the folder cannot be made or written
 */
export function withFolder<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw explainFolderError(error, path);
  }
}
