import { type JSX, type ReactNode, useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { classNames } from './class-names.ts';
import { WarningIcon } from './icons/WarningIcon.tsx';
import './Field.css';

/** What every field has. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** A sentence below the field; an error takes its place. */
  readonly help?: ReactNode;
  /** What is wrong and what to do, as a sentence. */
  readonly error?: string | undefined;
  /** Marks the field as one that may stay empty. */
  readonly optional?: boolean | undefined;
}

/** What a control inside a frame needs, to be spread onto it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Characters so far and the limit; shown from 80 % of it. */
  readonly count?: { readonly used: number; readonly limit: number } | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then help or error, then the counter. */
export function FieldFrame({ label, help, error, optional, count, children }: FieldFrameProps): JSX.Element {
  const t = useT('core');
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || help !== undefined;
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        {optional && <span className="field__optional">{t('field.optional')}</span>}
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
        <p className={classNames('field__count', count.used > count.limit && 'field__count--over')}>
          {t('field.count', { used: count.used, limit: count.limit })}
        </p>
      )}
    </div>
  );
}
