import { autorun } from 'mobx';
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, withDraft } from '#core/client/forms/draft.ts';
import { useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useUnsavedWarning } from '#core/client/forms/use-unsaved-warning.ts';
import { accessSchema, type MasterAccess } from '../../contract/access-schemas.ts';
import { AccessDraft } from './access-draft.ts';

/** Access settings whose unsaved changes survive when the user leaves the page, reloads it or signs in again. */
export interface KeptAccess {
  readonly draft: AccessDraft;
  /** Keeps the changes, or deletes the kept ones when there are none. Call it when a save ends, because the page may be gone. */
  readonly keep: () => void;
}

/** The access settings with the changes that are kept from an earlier visit. Call it in an observer. */
export function useKeptAccess(entity: string, access: MasterAccess): KeptAccess {
  const key = useDraftKey(`masters-access-${entity}`);
  const [kept] = useState((): KeptAccess => {
    const draft = keptDraft(key) ?? new AccessDraft(access);
    return { draft, keep: () => keepChanges(key, draft) };
  });
  useEffect(() => autorun(kept.keep), [kept]);
  useUnsavedWarning(kept.draft.changes > 0);
  return kept;
}

function keepChanges(key: string | undefined, draft: AccessDraft): void {
  const { saved, input, changes } = draft;
  if (key === undefined) return;
  if (changes > 0) keepDraft(key, { saved, input });
  else dropDraft(key);
}

// A draft of another build may have other roles or actions. It is not used then.
function keptDraft(key: string | undefined): AccessDraft | undefined {
  const { saved, input } = withDraft<{ saved: unknown; input: unknown }>(key, { saved: null, input: null });
  const before = accessSchema.safeParse(saved);
  const changed = accessSchema.safeParse(input);
  return before.success && changed.success ? new AccessDraft(before.data, changed.data.grants) : undefined;
}
