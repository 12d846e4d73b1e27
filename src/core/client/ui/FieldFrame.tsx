import { clsx } from 'clsx';
import { createContext, type JSX, type ReactNode, useContext, useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { WarningIcon } from './icons/page-icons.tsx';
import './Field.css';

/** `true` around fields that are all optional, where their heading says so. They then do not repeat it one by one. */
export const AllOptional = createContext(false);

/** The texts that every field has. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** A sentence below the field. An error replaces it. */
  readonly help?: ReactNode;
  /** The problem and its solution, as a sentence. */
  readonly error?: string | undefined;
  /** Marks the field as optional. */
  readonly optional?: boolean | undefined;
}

/** The attributes that a control inside a frame needs. Spread them onto it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Number of characters and the limit; shown from 80 % of the limit. */
  readonly count?: { readonly used: number; readonly limit: number } | undefined;
  /** For a control that is no form element: called when the label is pressed. The label then has the id `<id of the control>-label`. */
  readonly onLabel?: (() => void) | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

type FieldLabelProps = Pick<FieldFrameProps, 'label' | 'onLabel'> & { readonly id: string };

function FieldLabel({ id, label, onLabel }: FieldLabelProps): JSX.Element {
  if (onLabel === undefined) return <label htmlFor={id}>{label}</label>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: like a label, which only pointers press
    <span id={`${id}-label`} onClick={onLabel}>
      {label}
    </span>
  );
}

/** A label above the control, the help or error below it, and then the counter. */
export function FieldFrame({ label, help, error, optional, count, onLabel, children }: FieldFrameProps): JSX.Element {
  const t = useT('core');
  const id = useId();
  const isSaidAbove = useContext(AllOptional);
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || help !== undefined;
  return (
    <div className="field">
      <div className="field__label">
        <FieldLabel {...{ id, label, onLabel }} />
        {optional && !isSaidAbove && <span className="field__optional">{t('field.optional')}</span>}
      </div>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': hasNote ? noteId : undefined })}
      {error !== undefined && (
        <p className="field__error" id={noteId} role="alert">
          <WarningIcon className="icon--s" />
          {error}
        </p>
      )}
      {error === undefined && help !== undefined && (
        <p className="field__help" id={noteId}>
          {help}
        </p>
      )}
      {count !== undefined && count.used >= count.limit * 0.8 && (
        <p className={clsx('field__count', count.used > count.limit && 'field__count--over')}>
          {t('field.count', { used: count.used, limit: count.limit })}
        </p>
      )}
    </div>
  );
}
