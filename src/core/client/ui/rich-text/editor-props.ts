import type { Ref } from 'react';
import type { RichTextSubset } from '#core/contract/rich-text.ts';
import type { ControlProps } from '../FieldFrame.tsx';

/** What a field can do from outside. */
export interface RichTextHandle {
  readonly focus: () => void;
}

/** What the field gives its editor, or the plain text field in place of it. */
export interface EditorProps {
  readonly subset: RichTextSubset;
  /** HTML in its normal form; the empty text for no text. */
  readonly value: string;
  readonly control: ControlProps;
  readonly labelId: string;
  readonly placeholder?: string | undefined;
  readonly onChange: (html: string) => void;
  readonly ref: Ref<RichTextHandle>;
}
