import type { Editor } from '@tiptap/core';
import { type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { typedRichTextAddress } from '#core/contract/rich-text-link.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../Button.tsx';
import { TextInput } from '../../TextInput.tsx';
import { hrefAt, removeLink, setLink } from './link-commands.ts';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The address of the link at the selection: adds, changes or removes it. It is no form element, because it may stand inside a form. */
export function LinkForm({ editor, onClose }: LinkFormProps): JSX.Element {
  const t = useT('core');
  const [before] = useState(() => hrefAt(editor));
  const [typed, setTyped] = useState(before ?? '');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const close = (): void => {
    onClose();
    editor.view.focus();
  };
  const save = (): void => {
    const href = typedRichTextAddress(typed);
    if (href === undefined) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    setLink(editor, href);
    close();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === input.current) save();
    else return;
    // The form or the dialog around the editor handles the same keys.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset className="richfield__link" aria-label={t('richText.tool.link')} onKeyDown={press}>
      <TextInput
        ref={input}
        label={t('richText.address')}
        error={isWrong ? t('richText.wrongAddress') : undefined}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <div className="row">
        <Button variant="ink" onClick={save}>
          {t(before === undefined ? 'richText.addLink' : 'richText.changeLink')}
        </Button>
        {before !== undefined && (
          <Button
            onClick={() => {
              removeLink(editor);
              close();
            }}
          >
            {t('richText.removeLink')}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t('confirm.keep')}
        </Button>
      </div>
    </fieldset>
  );
}
