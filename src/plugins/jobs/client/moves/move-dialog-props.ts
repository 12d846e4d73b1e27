import type { ManagedJob } from '../../contract/reply-schemas.ts';
import type { WantedMove } from './posting-moves-store.ts';

/** Props of the dialogs that ask for what a move needs. */
export interface MoveDialogProps {
  /** At least one. */
  readonly jobs: readonly ManagedJob[];
  readonly busy: boolean;
  readonly onMove: (wanted: WantedMove) => void;
  readonly onClose: () => void;
}
