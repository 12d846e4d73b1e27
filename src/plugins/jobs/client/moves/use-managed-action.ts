import { useService } from '#core/client/di/use-service.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import type { PostingAction } from './posting-actions.ts';
import { PostingMovesStore } from './posting-moves-store.ts';
import { usePostingMoves } from './use-posting-moves.ts';

/** Starts an action on the posting of a page, as the list of its managers would. */
export function useManagedAction({ reference }: Pick<Job, 'reference'>): (action: PostingAction) => void {
  const store = useService(PostingMovesStore);
  const { start } = usePostingMoves();
  return (action) => {
    // The client shows why the posting did not load.
    void store.find(reference).then(
      (managed) => managed !== undefined && start(action, managed),
      () => undefined,
    );
  };
}
