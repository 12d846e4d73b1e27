import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { dropDraft, keepDraft, withDraft } from '#core/client/forms/draft.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { SectionName } from '../../contract/section-names.ts';

/** The id that stands for a new item. */
export const NEW = 'new';

/** The item of a list that is being edited. */
export interface OpenItem {
  /** Its id, {@link NEW}, or empty. */
  readonly open: string;
  /** Whether the user opened it, as opposed to a reload. */
  readonly isFresh: boolean;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/** The item of a list that is being edited. It is open again after a reload, with its input. */
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
