import { type JSX, type Ref, useImperativeHandle, useRef } from 'react';
import type { FileKind } from '#core/contract/files/file-kind.ts';
import { acceptOf } from './issue-of-file.ts';

/** Opens the file dialog of the browser. */
export interface FileInputHandle {
  /** @param replaces the id of the stored file that the chosen one replaces */
  readonly open: (replaces?: string) => void;
}

interface FileInputProps {
  readonly kinds: readonly FileKind[];
  readonly isMultiple: boolean;
  readonly onChoose: (files: readonly File[], replaces?: string) => void;
  readonly ref: Ref<FileInputHandle>;
}

/** The browser's own control for files. It is hidden: the buttons of the field open it. */
export function FileInput({ kinds, isMultiple, onChoose, ref }: FileInputProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const replaces = useRef<string>(undefined);
  useImperativeHandle(ref, () => ({
    open: (id) => {
      replaces.current = id;
      if (input.current === null) return;
      input.current.multiple = isMultiple && id === undefined;
      input.current.click();
    },
  }));
  return (
    <input
      ref={input}
      type="file"
      className="vh"
      tabIndex={-1}
      aria-hidden="true"
      accept={acceptOf(kinds)}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])], replaces.current);
        // So that the same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}
