import { type ComponentProps, type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { FieldFrame, type FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { IconButton } from '#core/client/ui/IconButton.tsx';
import { EyeIcon } from '#core/client/ui/icons/EyeIcon.tsx';
import { EyeOffIcon } from '#core/client/ui/icons/EyeOffIcon.tsx';

type PasswordInputProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A labelled password that can be looked at. */
export function PasswordInput({ label, help, error, ...input }: PasswordInputProps): JSX.Element {
  const t = useT('identity');
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
          <IconButton
            icon={isShown ? EyeOffIcon : EyeIcon}
            label={t(isShown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
