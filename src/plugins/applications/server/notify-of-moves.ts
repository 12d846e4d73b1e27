import type { Transaction } from '#core/contract/transaction.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { ENDED_WITH_POSTING } from '../contract/application.ts';
import type { ApplicationListener, MadeMove } from '../contract/application-listeners.ts';
import type { ApplicationNotices } from './application-notices.ts';

interface NotifyDependencies {
  readonly notices: ApplicationNotices;
  readonly raise: RaiseNotice;
  readonly companies: Pick<CompanyDirectory, 'membersOf'>;
}

/** Tells the other side of each move of an application. */
export function notifyOfMoves({ notices, raise, companies }: NotifyDependencies): ApplicationListener {
  const tellEmployers = async (transaction: Transaction, { companyId, jobId, candidateId, to }: MadeMove): Promise<void> => {
    const users = await companies.membersOf(transaction, companyId);
    const kind = to === 'submitted' ? notices.received : notices.withdrawn;
    await raise(transaction, kind, { to: { users }, about: jobId, params: { jobId }, by: candidateId });
  };
  const tellCandidate = async (transaction: Transaction, { applicationId, candidateId, from, to, by }: MadeMove): Promise<void> => {
    const event = { to: { users: [candidateId] }, about: applicationId };
    if (by !== 'system') {
      await raise(transaction, notices.stageMoved, { ...event, params: { applicationId, stage: to }, ...(from && { from }) });
      return;
    }
    const isEnded = to === ENDED_WITH_POSTING;
    await raise(transaction, notices.closed, { ...event, params: { applicationId, isEnded }, from: isEnded ? 'resumed' : 'ended' });
  };
  return {
    moved: async (transaction, moves) => {
      for (const move of moves) await (move.by === 'candidate' ? tellEmployers(transaction, move) : tellCandidate(transaction, move));
    },
    askedForAnswer: async (transaction, { companyId, jobId, candidateId }) => {
      const users = await companies.membersOf(transaction, companyId);
      await raise(transaction, notices.answerAsked, { to: { users }, about: jobId, params: { jobId }, by: candidateId });
    },
  };
}
