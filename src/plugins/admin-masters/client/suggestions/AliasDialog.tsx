import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { useRowSource } from '../row-source.ts';

interface AliasDialogProps {
  readonly entity: string;
  readonly text: string;
  readonly onChoose: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the row that gets the text as an alternative name. */
export function AliasDialog({ entity, text, onChoose, onClose }: AliasDialogProps): JSX.Element {
  const t = useT('admin-masters');
  const source = useRowSource({ entity, isComplete: true });
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setMissing(code === '');
    if (code === '') return;
    setBusy(true);
    await onChoose(code);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      tone="grow"
      title={t('suggestions.aliasTitle', { text })}
      action={t('suggestions.aliasAction')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Picker
        label={t('suggestions.row')}
        source={source}
        value={code}
        onChange={setCode}
        error={isMissing && code === '' ? t('suggestions.rowMissing') : undefined}
      />
    </ConfirmDialog>
  );
}
