import { observer } from 'mobx-react-lite';
import { type FormEvent, type JSX, useRef, useState } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { FileColumn } from '../../contract/file-column.ts';
import type { ImportRun } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import { StepSection } from '../StepSection.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { KeptMappings } from './KeptMappings.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import type { MappingDraft } from './mapping-draft.ts';
import { useColumnErrors } from './use-column-errors.ts';
import * as styles from '../spreadsheets.module.css';

/** The second step: which column of the file is which. */
export const ColumnsStep = observer(function ColumnsStep(): JSX.Element | null {
  const t = useT('imports');
  const { draft, store } = useDesk();
  if (draft === undefined || store.run === undefined) return null;
  return (
    <StepSection title={t('columns.title')}>
      <FileFacts run={store.run} />
      <LayoutChoice run={store.run} />
      <KeptMappings draft={draft} />
      <MappingForm draft={draft} />
    </StepSection>
  );
});

function FileFacts({ run: { fileName, rows } }: { readonly run: ImportRun }): JSX.Element {
  const t = useT('imports');
  return (
    <p>
      <bdi className="strong">{fileName}</bdi> <span className="muted">{t('rows', { count: rows })}</span>
    </p>
  );
}

const MappingForm = observer(function MappingForm({ draft }: { readonly draft: MappingDraft }): JSX.Element {
  const t = useT('imports');
  const { store, description } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const { errorOf, others } = useColumnErrors(draft, isTried);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { missing, wrongFixed, withoutOrder } = draft.faults;
    const faulty = [...missing, ...wrongFixed, ...withoutOrder];
    setTried(true);
    if (faulty.length === 0) void store.map(draft);
    else focusFirst(form.current, faulty);
  };
  return (
    <form className={styles.importsForm} noValidate onSubmit={submit} ref={form}>
      <ul className={styles.importsColumns} aria-label={t('columns.list')}>
        {description.columns.map((column) => (
          <ColumnRow key={column.id} column={column} draft={draft} error={errorOf(column.id)} />
        ))}
      </ul>
      <UnusedColumns columns={draft.unused} />
      {description.canHideMissing && (
        <Checkbox
          label={t('hideMissing')}
          help={t('hideMissingHelp')}
          checked={draft.hidesMissing}
          onChange={({ target }) => draft.hideMissing(target.checked)}
        />
      )}
      <MissingColumns draft={draft} />
      {others.map((sentence) => (
        <Note key={sentence} tone="rust" role="alert" title={sentence} />
      ))}
      <div className="row">
        <Button type="submit" variant="grow" busy={store.busy === 'map'}>
          {t('columns.check')}
        </Button>
      </div>
    </form>
  );
});

/** Names the needed columns without a source. They hinder checking. */
const MissingColumns = observer(function MissingColumns({ draft }: { readonly draft: MappingDraft }): JSX.Element | null {
  const t = useT('imports');
  const format = useFormat();
  const { textOf } = useDesk();
  const { missing } = draft.faults;
  if (missing.length === 0) return null;
  return (
    <Note tone="straw" title={t('columns.missing')}>
      <bdi>{format.series(missing.map((column) => textOf(column).title))}</bdi>
    </Note>
  );
});

function focusFirst(form: HTMLFormElement | null, columns: readonly { readonly id: string }[]): void {
  const faulty = new Set(columns.map(({ id }) => id));
  const rows = [...(form?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const row = rows.find(({ dataset }) => faulty.has(dataset.column ?? ''));
  const inputs = [...(row?.querySelectorAll<HTMLElement>('select, input') ?? [])];
  // The text for all rows, and what else is needed, comes after the choice.
  (inputs.find((input) => input.matches('[data-fixed] *, [data-order] *')) ?? inputs[0])?.focus();
}

/** Names the columns of the file that are not imported. */
function UnusedColumns({ columns }: { readonly columns: readonly FileColumn[] }): JSX.Element | null {
  const t = useT('imports');
  if (columns.length === 0) return null;
  return (
    <div className="stack">
      <h3>{t('columns.unused')}</h3>
      <ul className={styles.importsLabels} aria-label={t('columns.unused')}>
        {columns.map(({ label }) => (
          <li key={label}>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
