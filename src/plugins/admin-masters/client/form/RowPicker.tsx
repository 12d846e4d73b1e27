import { observer } from 'mobx-react-lite';
import { type JSX, type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { Resource } from '#core/client/data/resource.ts';
import { useDebounced } from '#core/client/data/use-debounced.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Chips } from '#core/client/ui/chip/Chip.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { OfferedRow } from '../../contract/master-row.ts';
import { useRowNames } from './RowNames.tsx';
import { type RowSource, useNameOf } from './row-source.ts';

const PAUSE_MS = 250;

interface RowPickerProps extends FieldTexts {
  readonly label: string;
  /** The kind of the rows. */
  readonly entity: string;
  readonly source: RowSource;
  readonly chosen: readonly string[];
  /** The highest number of rows. */
  readonly max: number;
  readonly onChange: (codes: readonly string[]) => void;
  /** A row that cannot be chosen. */
  readonly except?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A search for rows by their names, and the choice of one or several of them. */
export const RowPicker = observer(function RowPicker(props: RowPickerProps): JSX.Element {
  const { label, entity, source, chosen, onChange, except, inputRef, help, error, optional } = props;
  const t = useT('admin-masters');
  const [q, setQ] = useState('');
  const { resource, load } = useFoundRows(source, q.trim());
  const nameOf = useRowNames(entity, chosen);
  const found = resource.value?.filter(({ code }) => code !== except);
  return (
    <div className="masters__picker">
      <TextInput
        type="search"
        {...{ label, help, error, optional }}
        ref={inputRef}
        placeholder={t('form.picker.search')}
        value={q}
        maxLength={120}
        autoComplete="off"
        onKeyDown={stayInForm}
        onChange={(event) => setQ(event.target.value)}
      />
      <Chips values={chosen} nameOf={nameOf} onRemove={(code) => onChange(chosen.filter((one) => one !== code))} />
      <p className="vh" role="status">
        {found !== undefined && found.length > 0 && t('form.picker.found', { count: found.length })}
      </p>
      {resource.status === 'failed' && <ErrorNote title={t('form.picker.failed')} onRetry={load} />}
      {resource.status === 'ready' && found?.length === 0 && (
        <p className="muted small" role="status">
          {t('form.picker.none')}
        </p>
      )}
      {found !== undefined && found.length > 0 && <FoundRows {...props} found={found} />}
    </div>
  );
});

// Enter in a search must not send the form around it.
function stayInForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

const FoundRows = observer(function FoundRows({
  label,
  found,
  chosen,
  max,
  onChange,
}: RowPickerProps & { readonly found: readonly OfferedRow[] }): JSX.Element {
  const group = useId();
  const nameOf = useNameOf();
  const isSingle = max === 1;
  const toggle = (code: string): void => {
    if (isSingle) onChange([code]);
    else onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  };
  return (
    <fieldset className="masters__found">
      <legend className="vh">{label}</legend>
      {found.map((row) => (
        <Checkbox
          key={row.code}
          kind={isSingle ? 'radio' : 'checkbox'}
          name={group}
          checked={chosen.includes(row.code)}
          disabled={!isSingle && chosen.length >= max && !chosen.includes(row.code)}
          onKeyDown={stayInForm}
          onChange={() => toggle(row.code)}
          label={<bdi>{nameOf(row)}</bdi>}
          end={<code dir="ltr">{row.code}</code>}
        />
      ))}
    </fieldset>
  );
});

interface Found {
  readonly resource: Resource<readonly OfferedRow[]>;
  /** Searches again, after a failure. */
  readonly load: () => void;
}

/** The rows that match the text. Without a text, none are searched. Call it in an observer. */
function useFoundRows(source: RowSource, q: string): Found {
  const asked = useDebounced(q, PAUSE_MS);
  const [resource] = useState(() => new Resource<readonly OfferedRow[]>());
  const load = (): void => {
    if (asked === '') resource.clear();
    else void resource.load((signal) => source.search(asked, signal));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text identifies the request; the function is new at every render
  useEffect(() => {
    load();
    return () => resource.cancel();
  }, [resource, asked]);
  return { resource, load };
}
