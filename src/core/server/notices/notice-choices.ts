import type { MailPace, NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { GroupChoice } from '#core/contract/notices/notice-schemas.ts';
import type { NoticeKind } from './notice-kind.ts';

/** What a user chose, by group. */
export type StoredChoices = Partial<Record<NoticeGroup, GroupChoice>>;

/** How a user is told of a kind. Security is always told in both ways. */
export function waysOf({ group, mail }: NoticeKind, choices: StoredChoices | null): { readonly site: boolean; readonly mail: MailPace } {
  if (group === 'security') return { site: true, mail: mail === 'never' ? 'off' : 'instant' };
  const choice = choices?.[group];
  return { site: choice?.site ?? true, mail: mail === 'never' ? 'off' : (choice?.mail ?? mail) };
}
