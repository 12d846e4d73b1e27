import type { JSX } from 'react';
import { ConflictNotes } from '../moves/ConflictNotes.tsx';
import { MoveDialogs } from '../moves/MoveDialogs.tsx';

/** The dialogs that the tasks open, and why a move was refused. */
export function MoveTasks(): JSX.Element {
  return (
    <>
      <ConflictNotes />
      <MoveDialogs />
    </>
  );
}
