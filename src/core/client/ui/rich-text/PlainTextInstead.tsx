import { type JSX, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { textOf } from '#core/contract/rich-text-plain.ts';
import { useT } from '../../i18n/use-t.ts';
import { ErrorNote } from '../ErrorNote.tsx';
import type { EditorProps } from './editor-props.ts';

interface PlainTextProps extends EditorProps {
  readonly onRetry: () => void;
}

/** A plain text field in place of an editor that did not load. The formatted text stays the value until the user changes the text. */
export function PlainTextInstead({ subset, value, control, labelId, placeholder, onChange, onRetry, ref }: PlainTextProps): JSX.Element {
  const t = useT('core');
  const area = useRef<HTMLTextAreaElement>(null);
  const known = useRef(value);
  const [text, setText] = useState(() => textOf(value));
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), []);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(textOf(value));
  }, [value]);
  return (
    <>
      <ErrorNote title={t('richText.notLoaded')} reason={t('richText.plainInstead')} onRetry={onRetry} />
      <textarea
        {...control}
        aria-labelledby={labelId}
        ref={area}
        className="input input--area"
        rows={8}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          known.current = richTextOfPlain(target.value, subset);
          onChange(known.current);
        }}
      />
    </>
  );
}
