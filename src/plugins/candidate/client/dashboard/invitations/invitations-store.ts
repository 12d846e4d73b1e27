import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { answerInvitation, listMyInvitations } from '../../../contract/invitation-endpoints.ts';
import type { ReceivedInvitation } from '../../../contract/invitation-schemas.ts';

/** Answers after which the invitation is no longer open: it is gone, or the candidate applied. */
const CLOSED: readonly string[] = ['not-found', 'candidate.invitation-answered'];

/** The open invitations of the candidate, for the dashboard and the pages of postings. */
@injectable()
export class InvitationsStore {
  /** The newest first. */
  readonly open = new Resource<readonly ReceivedInvitation[]>();
  /** The invitation that the dialog is about. */
  asked: ReceivedInvitation | undefined = undefined;
  isBusy = false;

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, open: false, asked: observableRef }, { autoBind: true });
  }

  /** Loads all pages. With `quiet`, a failure shows no message. */
  load(quiet = false): Promise<void> {
    return this.open.load(async (signal) => {
      const found: ReceivedInvitation[] = [];
      let cursor: string | undefined;
      do {
        // Quiet: the page of a posting asks by itself, and is readable without it.
        const page = await this.api.call(listMyInvitations, { query: { limit: PAGE_LIMIT.max, cursor }, signal, quiet });
        found.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    });
  }

  /** The open invitation to a posting, if it is known. */
  toJob(jobId: string): ReceivedInvitation | undefined {
    return this.open.value?.find((invitation) => invitation.jobId === jobId);
  }

  /** Opens the dialog that declines an invitation. */
  ask(invitation: ReceivedInvitation): void {
    this.asked = invitation;
  }

  /** Closes the dialog. */
  dismiss(): void {
    this.asked = undefined;
  }

  /** Declines the invitation that the dialog is about. After a failure the dialog stays, and the message of the call says why. */
  async decline(blockCompany: boolean): Promise<void> {
    const { asked } = this;
    if (asked === undefined || this.isBusy) return;
    this.isBusy = true;
    try {
      await this.api.call(answerInvitation, { params: { id: asked.id }, body: { decline: true, blockCompany } });
      this.close(asked);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (CLOSED.includes(error.code)) this.close(asked);
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private close({ id }: ReceivedInvitation): void {
    this.open.replace((this.open.value ?? []).filter((invitation) => invitation.id !== id));
    this.dismiss();
  }
}
