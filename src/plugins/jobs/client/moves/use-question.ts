import { useT } from '#core/client/i18n/use-t.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { titleOf } from '../title-of.ts';
import type { PostingAction } from './posting-actions.ts';

/** The title of a dialog: a question with the title of the posting, or with the number of postings. */
export function useQuestion(action: PostingAction, jobs: readonly ManagedJob[]): string {
  const t = useT('jobs');
  const [first] = jobs;
  if (first !== undefined && jobs.length === 1) return t(`moves.ask.${action}`, { title: titleOf(t, first) });
  return t(`moves.askSeveral.${action}`, { count: jobs.length });
}
