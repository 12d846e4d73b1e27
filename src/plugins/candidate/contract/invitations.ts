/** The state of an invitation. `applied`: the candidate applied to the posting. */
export const INVITATION_STATES = Object.freeze(['open', 'applied', 'declined'] as const);

export type InvitationState = (typeof INVITATION_STATES)[number];

/** The longest message of an invitation, in characters. */
export const LONGEST_INVITATION = 500;

/** The most invitations that a company sends in a day (UTC). */
export const MOST_INVITATIONS = 50;

/** An invitation to apply, as its candidate reads it. Only open ones to postings that take applications are listed. */
export interface ReceivedInvitation {
  readonly id: string;
  readonly jobId: string;
  readonly title: string;
  readonly companyId: string;
  readonly company: string;
  /** The logo of the company now; absent when it has none. */
  readonly logoFileId?: string | undefined;
  /** Of the posting, as the employer wrote it; `null` when missing. */
  readonly location: string | null;
  /** Empty without a message. */
  readonly message: string;
  readonly sentAt: string;
}

/** An invitation as the company that sent it reads it. */
export interface SentInvitation {
  readonly id: string;
  readonly jobId: string;
  readonly title: string;
  readonly state: InvitationState;
  readonly sentAt: string;
}

/** What an employer sends. */
export interface NewInvitation {
  readonly jobId: string;
  /** 0 to {@link LONGEST_INVITATION} characters. */
  readonly message: string;
}

/** How a candidate answers without an application. */
export interface InvitationAnswer {
  readonly decline: true;
  /** Whether the company no longer finds the candidate. */
  readonly blockCompany?: boolean | undefined;
}
