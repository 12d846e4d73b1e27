import { observer } from 'mobx-react-lite';
import { type FormEvent, type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import type { ImportFault } from '../../contract/import-run.ts';
import type { ImportColumn } from '../../contract/schemas.ts';
import type { MappingDraft } from '../columns/mapping-draft.ts';
import { useDesk } from '../desk.ts';
import * as styles from '../spreadsheets.module.css';

/** Mends equal faults in all rows: their cells are left out, or read as one text. The rows are checked again at once. */
export const MendFault = observer(function MendFault({ fault }: { readonly fault: ImportFault }): JSX.Element | null {
  const { draft, description } = useDesk();
  const column = description.columns.find(({ id }) => id === fault.column);
  if (draft === undefined || column === undefined || draft.sources[column.id]?.kind !== 'column') return null;
  const mends = mendsOf(column, fault);
  if (!mends.leavesOut && !mends.reads) return null;
  return (
    <div className={styles.importsMends}>
      {mends.leavesOut && <LeaveOut column={column.id} draft={draft} />}
      {mends.reads && <ReadAs column={column.id} choices={mends.choices} draft={draft} />}
    </div>
  );
});

interface MendProps {
  readonly column: string;
  readonly draft: MappingDraft;
}

const LeaveOut = observer(function LeaveOut({ column, draft }: MendProps): JSX.Element {
  const t = useT('imports');
  const { store, titleOf } = useDesk();
  return (
    <Button
      size="s"
      busy={store.busy === 'map'}
      aria-label={t('mend.leaveOutOf', { column: titleOf(column) })}
      onClick={() => {
        draft.mend(column, '');
        void store.map(draft);
      }}
    >
      {t('mend.leaveOut')}
    </Button>
  );
});

const ReadAs = observer(function ReadAs({ column, choices, draft }: MendProps & { readonly choices: readonly string[] }): JSX.Element {
  const t = useT('imports');
  const { store, titleOf } = useDesk();
  const [text, setText] = useState('');
  const mend = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    draft.mend(column, text.trim());
    void store.map(draft);
  };
  const label = t('mend.readAs', { column: titleOf(column) });
  return (
    <form className={styles.importsMend} noValidate onSubmit={mend}>
      {choices.length > 0 ? (
        <Select
          label={label}
          value={text}
          placeholder={t('columns.choose')}
          options={choices.map((choice) => ({ value: choice, label: choice, isOwn: true }))}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <TextInput
          label={label}
          dir="auto"
          autoComplete="off"
          maxLength={SPREADSHEET_LIMITS.cell}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <Button type="submit" size="s" disabled={text.trim() === ''} busy={store.busy === 'map'}>
        {t('mend.read')}
      </Button>
    </form>
  );
});

/** What can be done about the cells of equal faults, for all rows at once. */
export interface FaultMends {
  /** Rows can be imported without these cells. */
  readonly leavesOut: boolean;
  /** The cells can be read as one text. */
  readonly reads: boolean;
  /** The only texts as which they can be read; any text when there are none. */
  readonly choices: readonly string[];
}

const YES_NO = Object.freeze(['yes', 'no']);

/** Names of rows and addresses are not the same in several rows, and a list is no single text. */
function mendsOf({ kind, isNeeded, choices = [] }: ImportColumn, { cells }: Pick<ImportFault, 'cells'>): FaultMends {
  const isEmpty = cells.every(({ value }) => value === '');
  const isOfOneText = choices.length > 0 || kind === 'yes-no' || kind === 'number' || kind === 'date';
  return {
    leavesOut: !isNeeded && !isEmpty,
    reads: isOfOneText || (kind === 'text' && !isNeeded),
    choices: kind === 'yes-no' ? YES_NO : choices,
  };
}
