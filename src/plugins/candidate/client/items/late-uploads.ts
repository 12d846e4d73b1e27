import { useEffect, useRef } from 'react';
import { inject, injectable } from '#core/client/di/injection.ts';
import { useService } from '#core/client/di/use-service.ts';
import { FileUploads } from '#core/client/files/file-uploads.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';

/** Takes the files whose upload ends after the user left the field. */
@injectable()
class LateUploads {
  readonly #ends = new Map<string, () => void>();

  constructor(@inject(FileUploads) private readonly uploads: FileUploads) {}

  /** Takes the files of a field until the field is back. */
  follow(field: string, take: (file: StoredFile) => void): void {
    this.end(field);
    this.#ends.set(field, this.uploads.handOver(field, take));
  }

  /** The field is back and takes its files itself. */
  end(field: string): void {
    this.#ends.get(field)?.();
    this.#ends.delete(field);
  }
}

const always = (): boolean => true;

/**
 * Calls `take` with each file of the field whose upload ends after the component was removed.
 *
 * @param isWanted asked when the component is removed. By default the files are always taken.
 */
export function useLateUploads(field: string, take: (file: StoredFile) => void, isWanted = always): void {
  const late = useService(LateUploads);
  const latest = useRef({ take, isWanted });
  useEffect(() => {
    latest.current = { take, isWanted };
  });
  useEffect(() => {
    late.end(field);
    return () => {
      if (latest.current.isWanted()) late.follow(field, (file) => latest.current.take(file));
    };
  }, [late, field]);
}
