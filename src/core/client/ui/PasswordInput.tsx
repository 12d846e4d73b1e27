import { type ComponentProps, type JSX, useState } from 'react';
import { IconButton } from './Button.tsx';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { EyeIcon, EyeOffIcon } from './icons/page-icons.tsx';
import './PasswordInput.css';

type PasswordInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    /** Names of the button that shows and hides the password. The page passes them, because few pages need them. */
    readonly words: { readonly show: string; readonly hide: string };
  };

/** A labelled password field with a button that shows the password. */
export function PasswordInput({ label, help, error, words, ...input }: PasswordInputProps): JSX.Element {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, help, error }}>
      {(control) => (
        <div className="password">
          <input
            className="input"
            dir="ltr"
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
          />
          <IconButton icon={isShown ? EyeOffIcon : EyeIcon} label={isShown ? words.hide : words.show} onClick={() => setShown(!isShown)} />
        </div>
      )}
    </FieldFrame>
  );
}
