import { type JSX, useMemo, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { constantSource, type PickerSource } from '#core/client/ui/picker/picker-source.ts';
import type { BulkChange } from '../../contract/handling.ts';
import { useHandlerSource } from '../handling/AssigneeField.tsx';
import { useTagSource } from '../handling/TagsField.tsx';

/** A change of the selected feedback that needs a value. */
export interface AskedChange {
  readonly kind: 'assign' | 'addTag' | 'removeTag';
  /** The tags of the selected feedback. */
  readonly tags: readonly string[];
}

interface BulkDialogProps {
  readonly asked: AskedChange;
  readonly count: number;
  readonly busy: boolean;
  /** Returns whether the change was made. */
  readonly onChange: (change: BulkChange) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks to whom the selected feedback is assigned, or which tag is added or removed. No person releases the feedback. */
export function BulkDialog({ asked: { kind, tags }, count, busy, onChange, onClose }: BulkDialogProps): JSX.Element {
  const t = useT('feedback');
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const source = useSource(kind, tags);
  const isNeeded = kind !== 'assign';
  const send = async (): Promise<void> => {
    setMissing(isNeeded && value === '');
    if (isNeeded && value === '') return;
    if (await onChange(kind === 'assign' ? { assignee: value === '' ? null : value } : { [kind]: value })) onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={t(`bulk.ask.${kind}`, { count })}
      action={t(`bulk.do.${kind}`)}
      busy={busy}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Picker
        label={t(isNeeded ? 'bulk.tag' : 'handling.assignee')}
        source={source}
        value={value}
        onChange={setValue}
        {...(isNeeded ? {} : { help: t('bulk.assignHelp'), placeholder: t('handling.unassigned') })}
        {...(isMissing && value === '' ? { error: t('bulk.tagNeeded') } : {})}
      />
    </ConfirmDialog>
  );
}

function useSource(kind: AskedChange['kind'], tags: readonly string[]): PickerSource {
  const { source: handlers } = useHandlerSource();
  const known = useTagSource();
  const own = useMemo(() => constantSource(tags.map((tag) => ({ value: tag, label: tag }))), [tags]);
  if (kind === 'assign') return handlers;
  return kind === 'addTag' ? known : own;
}
