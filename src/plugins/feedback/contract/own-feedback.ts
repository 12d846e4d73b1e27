import type { FileState } from '#core/contract/files/stored-file.ts';
import type { FeedbackKind, FeedbackRating } from './feedback.ts';
import type { FeedbackHandling } from './handling.ts';
import type { SenderState } from './life-cycle.ts';

/** Feedback in the list of its sender. */
export interface OwnFeedback {
  readonly id: string;
  readonly number: string;
  readonly kind: FeedbackKind;
  /** The beginning of the text, at most 200 characters. */
  readonly excerpt: string;
  readonly rating: FeedbackRating | null;
  readonly state: SenderState;
  readonly sentAt: string;
  /** When the team answered last; `null` if it has not. */
  readonly answeredAt: string | null;
  /** Whether there is an answer that the sender has not opened yet. */
  readonly isUnread: boolean;
}

/** A message in the conversation about feedback. */
export interface FeedbackReply {
  readonly id: string;
  readonly from: 'sender' | 'team';
  /** A note that only administrators with the duty see. */
  readonly isInternal: boolean;
  /** Name of the administrator who wrote it; `null` for the sender's messages, for deleted accounts, and always for senders. */
  readonly author: string | null;
  readonly text: string;
  readonly at: string;
}

/** The screenshot of feedback. */
export interface FeedbackScreenshot {
  readonly fileId: string;
  readonly state: FileState;
  /** In pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** One item of feedback with its conversation. */
export interface FeedbackDetail {
  readonly id: string;
  readonly number: string;
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly rating: FeedbackRating | null;
  readonly page: string | null;
  readonly screenshot: FeedbackScreenshot | null;
  readonly state: SenderState;
  readonly sentAt: string;
  readonly editedAt: string | null;
  /** The latest messages, at most 50, oldest first. */
  readonly replies: readonly FeedbackReply[];
  /** The cursor of `listFeedbackReplies` for the messages before them; `null` if there are none. */
  readonly earlier: string | null;
  /** Whether there are as many messages as there may be, so that neither an answer nor a note can be added. */
  readonly isFull: boolean;
  readonly isUnread: boolean;
  readonly version: number;
  /** What the caller may do now. The server checks again with each call. */
  readonly may: {
    /** Change text, kind and rating: the sender, as long as nobody has looked at it. */
    readonly edit: boolean;
    /** Write an answer that the other side reads. */
    readonly reply: boolean;
    /** Whether an answer opens the feedback again. */
    readonly reopens: boolean;
  };
  /** For administrators with the duty; `null` for others. */
  readonly handling: FeedbackHandling | null;
}
