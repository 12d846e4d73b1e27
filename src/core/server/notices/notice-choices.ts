import type { MailPace, NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { GroupChoice } from '#core/contract/notices/notice-schemas.ts';
import type { NoticeKind } from './notice-kind.ts';

/** What a user chose, by group. */
export type StoredChoices = Partial<Record<NoticeGroup, GroupChoice>>;

/** How a user is told of a kind. Nobody turns off what tells of security. */
export function waysOf(
  { group, mail, onSite = true }: NoticeKind,
  choices: StoredChoices | null,
): { readonly site: boolean; readonly mail: MailPace } {
  if (group === 'security') return { site: onSite, mail: mail === 'never' ? 'off' : 'instant' };
  const choice = choices?.[group];
  return { site: onSite && (choice?.site ?? true), mail: mail === 'never' ? 'off' : (choice?.mail ?? mail) };
}
