import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { dropDraft, keepDraft, withDraft } from '#core/client/forms/draft.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { SectionName } from '../../contract/section-names.ts';

/** What stands for an item that is not in the list yet. */
export const NEW = 'new';

/** Which item of a list is edited. */
export interface OpenItem {
  /** Its id, {@link NEW}, or empty. */
  readonly open: string;
  /** Whether it was opened by the person, and not found open after a reload. */
  readonly isFresh: boolean;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/** Which item of a list is edited. What is open is open again after a reload, as what is typed into it is there again. */
export function useOpenItem(section: SectionName): OpenItem {
  const { me } = useService(SessionStore);
  const key = `${me?.id ?? 'visitor'}.candidate-${section}-open`;
  const [{ open, isFresh }, setOpen] = useState(() => ({ ...withDraft(key, { open: '' }), isFresh: false }));
  const show = (id: string): void => {
    keepDraft(key, { open: id });
    setOpen({ open: id, isFresh: true });
  };
  const close = (): void => {
    dropDraft(key);
    setOpen({ open: '', isFresh: true });
  };
  return { open, isFresh, show, close };
}
