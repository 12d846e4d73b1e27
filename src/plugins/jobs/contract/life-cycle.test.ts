import { JOB_STATUSES, type JobReview, type PostingMover, postingMove, requestedMoves } from './life-cycle.ts';

/** Each line: the state, and the states to which the mover may move from it by request. */
function table(by: PostingMover, review: JobReview): string[] {
  return JOB_STATUSES.map((from) => `${from}: ${requestedMoves(from, by, review).join(' ')}`);
}

test('members move postings as the table of the life cycle says', () => {
  expect(table('member', 'off')).toEqual([
    'draft: published',
    'pending_review: ',
    'changes_requested: pending_review',
    'published: published paused closed',
    'paused: published closed',
    'expired: published closed',
    'closed: published',
    'removed: ',
    'archived: ',
  ]);
});

test('with a review, only publishing and opening again differ', () => {
  const differing = table('member', 'all').filter((line) => !table('member', 'off').includes(line));
  expect(differing).toEqual(['draft: pending_review', 'closed: pending_review']);
});

test('administrators post their drafts, decide about waiting postings, and close or remove those that are or were shown', () => {
  expect(table('moderator', 'off')).toEqual([
    'draft: published',
    'pending_review: changes_requested published removed',
    'changes_requested: removed',
    'published: closed removed',
    'paused: closed removed',
    'expired: closed removed',
    'closed: ',
    'removed: ',
    'archived: ',
  ]);
});

test('an edit leads to a review only where there is one, and never by request', () => {
  for (const from of ['published', 'paused'] as const) {
    expect(postingMove(from, 'pending_review', 'member', 'off')).toBeUndefined();
    expect(postingMove(from, 'pending_review', 'member', 'all')?.demands).toEqual(['material-edit']);
    expect(requestedMoves(from, 'member', 'all')).not.toContain('pending_review');
  }
});

test('the server expires, closes, archives, pauses and continues postings, and sends those to the review that are reported or whose company is not verified, until it is', () => {
  expect(table('system', 'off')).toEqual([
    'draft: closed',
    'pending_review: published paused closed',
    'changes_requested: closed',
    'published: pending_review paused expired closed',
    'paused: pending_review published expired closed',
    'expired: closed archived',
    'closed: archived',
    'removed: archived',
    'archived: ',
  ]);
});
