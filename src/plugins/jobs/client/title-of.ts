import type { Translate } from '#core/client/i18n/use-t.ts';
import type { ManagedJob } from '../contract/reply-schemas.ts';

/** The title of a posting. A draft may have none. */
export function titleOf(t: Translate, { title }: Pick<ManagedJob, 'title'>): string {
  return title === '' ? t('managed.untitled') : title;
}
