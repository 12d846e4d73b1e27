import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';

/** An unread notice that leads to a page. */
export function aNotice(rest: Partial<ShownNotice> = {}): ShownNotice {
  return {
    id: '018f0000-0000-7000-8000-0000000000a1',
    group: 'applications',
    title: 'Interview for Gardener',
    text: 'Green Ltd invites you to an interview.',
    quote: null,
    action: 'See your application',
    opens: '/map',
    toldAt: '2026-03-10T09:00:00.000Z',
    isRead: false,
    ...rest,
  };
}

/** Notices with ids that end in their number, from 1. */
export function severalNotices(count: number, rest: Partial<ShownNotice> = {}): readonly ShownNotice[] {
  return Array.from({ length: count }, (_, index) =>
    aNotice({
      id: `018f0000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
      title: `Notice ${index + 1}`,
      toldAt: new Date(Date.UTC(2026, 2, 10, 9, 0) - index * 60_000).toISOString(),
      ...rest,
    }),
  );
}
