import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';

export interface DatedNotice {
  readonly notice: ShownNotice;
  /** Whether the notice before it is of another day, in the reader's time zone. */
  readonly isFirstOfDay: boolean;
}

/** Finds the first notice of each day. */
export function dated(items: readonly ShownNotice[]): readonly DatedNotice[] {
  return items.map((notice, index) => {
    const before = items[index - 1];
    return { notice, isFirstOfDay: before === undefined || dayOf(before.toldAt) !== dayOf(notice.toldAt) };
  });
}

/** Days from the present day back to that of an instant, in the reader's time zone. */
export function daysAgo(instant: string, now = new Date()): number {
  const then = new Date(instant);
  const start = Date.UTC(then.getFullYear(), then.getMonth(), then.getDate());
  return (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - start) / 86_400_000;
}

function dayOf(instant: string): string {
  return new Date(instant).toDateString();
}
