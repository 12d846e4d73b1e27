import { clsx } from 'clsx';
import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import { useDropArea } from '#core/client/files/use-drop-area.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FileIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import type { VerificationState } from './use-verification.ts';
import { type InputFault, type InputResult, inputOf, inputOfFile } from './verified-input.ts';
import * as styles from './verify.module.css';

/** The names of files with credentials end so. */
const ENDINGS = '.jwt, .jws, .json';

interface VerifyFormProps {
  readonly isBusy: boolean;
  readonly takesFocus: boolean;
  readonly onCheck: VerificationState['check'];
}

/** Takes a pasted text, an address, or a file, and an email address to compare. */
export function VerifyForm({ isBusy, takesFocus, onCheck }: VerifyFormProps): JSX.Element {
  const t = useT('skill-passports');
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<InputFault>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const take = (result: InputResult): void => {
    setFault('fault' in result ? result.fault : undefined);
    if ('input' in result) void onCheck(result.input, email);
    else form.current?.querySelector('textarea')?.focus();
  };
  const takeFile = async ([file]: readonly File[]): Promise<void> => {
    if (file !== undefined) take(await inputOfFile(file));
  };
  const drop = useDropArea((files) => void takeFile(files));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) take(inputOf(text));
  };
  return (
    <form ref={form} className={clsx(styles.verifyForm, drop.isOver && styles.verifyFormOver)} noValidate onSubmit={submit} {...drop.props}>
      <TextArea
        label={t('verify.text')}
        help={t('verify.textHelp')}
        dir="ltr"
        rows={4}
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={fault && t(`verify.fault.${fault}`, { endings: ENDINGS })}
        onChange={(event) => setText(event.target.value)}
      />
      <ChooseFile onChoose={(files) => void takeFile(files)} />
      <TextInput
        label={t('verify.email')}
        help={t('verify.emailHelp')}
        type="email"
        dir="ltr"
        autoComplete="off"
        optional
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="row">
        <Button type="submit" variant="grow" size="l" busy={isBusy}>
          {t('verify.check')}
        </Button>
      </div>
    </form>
  );
}

/** Opens the file dialog of the browser. Its own control is hidden. */
function ChooseFile({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }): JSX.Element {
  const t = useT('skill-passports');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="row">
      <Button size="s" onClick={() => input.current?.click()}>
        <FileIcon className="icon--s" />
        {t('verify.file')}
      </Button>
      <span className="muted small">{t('verify.fileHelp', { endings: ENDINGS })}</span>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        accept={ENDINGS}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
