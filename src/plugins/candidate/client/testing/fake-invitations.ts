import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import type { InvitationAnswer, ReceivedInvitation } from '../../contract/invitation-schemas.ts';

/** An invitation with a number in its id, its posting and its words. */
export function anInvitation(number: number, fields: Partial<ReceivedInvitation> = {}): ReceivedInvitation {
  const id = (kind: number): string => `018f0000-0000-7000-8000-${String(kind * 1000 + number).padStart(12, '0')}`;
  return {
    ...{ id: id(1), jobId: id(2), title: `Job ${number}`, companyId: id(3), company: `Company ${number}`, location: null },
    ...{ message: `Message ${number}`, sentAt: '2026-03-02T09:00:00.000Z', ...fields },
  };
}

/** The most invitations in one answer of the fake server. */
const PAGE = 4;

/** Open invitations that are declined like on the server. */
export class FakeInvitations {
  readonly answers: InvitationAnswer[] = [];
  /** The error code of the next answers. */
  refused: string | undefined = undefined;

  constructor(public open: readonly ReceivedInvitation[]) {}

  /** The replies of the API. */
  get replies(): FakeReplies {
    return {
      'candidate.my-invitations': ({ query: { cursor = '0' } }: { query: { cursor?: string } }) => {
        const from = Number(cursor);
        const next = from + PAGE;
        return { items: this.open.slice(from, next), nextCursor: next < this.open.length ? String(next) : null };
      },
      'candidate.answer-invitation': ({ params, body }: { params: { id: string }; body: InvitationAnswer }) => {
        if (this.refused !== undefined) throw refusal(409, this.refused, 'The server refused it.');
        this.answers.push(body);
        this.open = this.open.filter(({ id }) => id !== params.id);
      },
    };
  }
}
