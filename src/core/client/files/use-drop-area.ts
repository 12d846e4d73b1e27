import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** An element onto which files are dropped, and into which they are pasted. */
export interface DropArea {
  /** Whether files are held over the element. */
  readonly isOver: boolean;
  readonly props: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

/** Takes files by drop and by paste. Text and everything else is left to the browser. */
export function useDropArea(onFiles: (files: readonly File[]) => void): DropArea {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    props: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null)) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.clipboardData.files]);
      },
    },
  };
}
