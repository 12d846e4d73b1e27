import { type JSX, type Ref, useId, useImperativeHandle } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Chips } from '../chip/Chip.tsx';
import { type ControlProps, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { optionId, PickerList } from './PickerList.tsx';
import type { PickerSource } from './picker-source.ts';
import { type PickerState, usePicker } from './use-picker.ts';
import './picker.css';

interface PickerLook extends FieldTexts {
  readonly source: PickerSource;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** What a browser may fill in; nothing by default. */
  readonly autoComplete?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Receives the text of the input while nothing is chosen for it; empty once something is, or the input was left. */
  readonly onTyped?: ((typed: string) => void) | undefined;
  /** Focuses the input. */
  readonly ref?: Ref<{ readonly focus: () => void }> | undefined;
}

interface OnePickerProps extends PickerLook {
  /** Empty when nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A field for one of many options, which the user finds by typing. An empty text removes the choice.
 *
 * @example <Picker label={t('country')} source={countries} value={country} onChange={setCountry} />
 */
export function Picker({ value, onChange, ...look }: OnePickerProps): JSX.Element {
  return <PickerFrame {...look} values={value === '' ? [] : [value]} most={undefined} onChange={([chosen]) => onChange(chosen ?? '')} />;
}

interface SeveralPickerProps extends PickerLook {
  readonly values: readonly string[];
  /** At this number of values, the input disappears. */
  readonly most: number;
  readonly onChange: (values: readonly string[]) => void;
}

/** A field for several of many options. Each chosen one is a chip. */
export function PickerOfSeveral(props: SeveralPickerProps): JSX.Element {
  return <PickerFrame {...props} />;
}

type FrameProps = Omit<SeveralPickerProps, 'most'> & { readonly most: number | undefined };

function PickerFrame({ label, help, error, optional, ...rest }: FrameProps): JSX.Element {
  const { source, values, most, onChange, onTyped, ref } = rest;
  const picker = usePicker({ source, values, most, onChange, onTyped });
  useImperativeHandle(ref, () => ({ focus: () => picker.input.current?.focus() }), [picker.input]);
  return (
    <FieldFrame {...{ label, help, error, optional }}>
      {(control) => (
        <>
          {most !== undefined && <Chips values={values} nameOf={picker.nameOf} onRemove={picker.remove} />}
          {(most === undefined || values.length < most) && <PickerInput {...rest} control={control} picker={picker} />}
        </>
      )}
    </FieldFrame>
  );
}

type InputProps = Omit<FrameProps, keyof FieldTexts> & { readonly control: ControlProps; readonly picker: PickerState };

function PickerInput({
  values,
  most,
  control,
  picker,
  onBlur,
  placeholder,
  disabled,
  name,
  autoComplete = 'off',
}: InputProps): JSX.Element {
  const t = useT('core');
  const listId = useId();
  const { typed, isOpen, place, status, options } = picker;
  const [value] = values;
  const chosen = most === undefined && value !== undefined ? picker.nameOf(value) : '';
  const active = options[place];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves its input or its button
    <div
      className="picker"
      onBlur={(event) => {
        // The focus may go to the button in the list.
        if (event.currentTarget.contains(event.relatedTarget)) return;
        picker.leave();
        onBlur?.();
      }}
    >
      <input
        {...control}
        ref={picker.input}
        className="input input--select"
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active !== undefined ? optionId(listId, place) : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        dir={(typed ?? chosen) === '' ? undefined : 'auto'}
        {...{ placeholder, disabled, name, autoComplete }}
        value={typed ?? chosen}
        onClick={(event) => {
          // So that typing replaces the name of the chosen value.
          if (typed === undefined) event.currentTarget.select();
          picker.open();
        }}
        onChange={(event) => picker.type(event.target.value)}
        onKeyDown={picker.press}
      />
      {isOpen && <PickerList id={listId} picker={picker} />}
      <span className="vh" role="status">
        {isOpen && status === 'ready' && options.length > 0 && t('palette.found', { count: options.length })}
      </span>
    </div>
  );
}
