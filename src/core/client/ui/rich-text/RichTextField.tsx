import { type JSX, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { RICH_TEXT_FULL, type RichTextSubset } from '#core/contract/rich-text.ts';
import { richTextLength } from '#core/contract/rich-text-plain.ts';
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import type { EditorProps, RichTextHandle } from './editor-props.ts';
import { PlainTextInstead } from './PlainTextInstead.tsx';
import { RichText } from './RichText.tsx';
import { useEditorCode } from './use-editor-code.ts';
import './rich-text-field.css';

interface RichTextFieldProps extends FieldTexts {
  /** HTML as the server cleaned it, or as this field returned it. The empty text for no text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The focus left the text, its toolbar and its form for links. */
  readonly onBlur?: () => void;
  /** All elements when absent. It stays the same while the field is shown. */
  readonly subset?: RichTextSubset;
  /** Maximum number of characters of the plain text. A counter appears from 80 % of it. Longer text is not cut off. */
  readonly limit?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<RichTextHandle>;
}

/**
 * A labelled field for text with paragraphs, lists, headings and links. The editor loads when the field is shown. If it does not load, the
 * text can be edited as plain text.
 *
 * @example <RichTextField label={t('description')} limit={15_000} value={html} onChange={setHtml} />
 */
export function RichTextField({ label, help, error, optional, limit, value, onBlur, ref, ...rest }: RichTextFieldProps): JSX.Element {
  const used = useMemo(() => (limit === undefined ? 0 : richTextLength(value)), [limit, value]);
  const editor = useRef<RichTextHandle>(null);
  const handle = useMemo<RichTextHandle>(() => ({ focus: () => editor.current?.focus() }), []);
  useImperativeHandle(ref, () => handle, [handle]);
  return (
    <FieldFrame {...{ label, help, error, optional }} count={limit === undefined ? undefined : { used, limit }} onLabel={handle.focus}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves the text or one of its tools
        <div
          className="richfield"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          <Content
            {...rest}
            value={value}
            subset={rest.subset ?? RICH_TEXT_FULL}
            control={control}
            labelId={`${control.id}-label`}
            ref={editor}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function Content({ ref, ...props }: EditorProps): JSX.Element {
  const code = useEditorCode();
  const wanted = useRef(false);
  const inner = useRef<RichTextHandle>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      wanted.current = inner.current === null;
      inner.current?.focus();
    },
  }));
  useEffect(() => {
    if (code.kind === 'loading' || !wanted.current) return;
    wanted.current = false;
    inner.current?.focus();
  }, [code]);
  switch (code.kind) {
    case 'ready':
      return <code.Editor {...props} ref={inner} />;
    case 'failed':
      return <PlainTextInstead {...props} ref={inner} onRetry={code.retry} />;
    case 'loading':
      return (
        <div className="input richfield__wait" aria-busy="true">
          <RichText html={props.value} subset={props.subset} />
        </div>
      );
  }
}
