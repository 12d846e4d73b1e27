import { type JSX, useEffect, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PersonSign } from '#core/client/ui/Signs.tsx';
import type { Me } from '#core/contract/me.ts';
import { NameForm } from './NameForm.tsx';

/** The user's avatar, name and role. A button opens the form that changes the name. */
export function NameHead({ me, titleId }: { readonly me: Me; readonly titleId: string }): JSX.Element {
  const t = useT('account');
  const [isChanging, setChanging] = useState(false);
  const change = useFocusAfter(isChanging);
  return (
    <div className="who__head">
      <PersonSign name={me.name} size="l" />
      <div className="who__name">
        <h2 id={titleId}>
          <bdi>{me.name}</bdi>
        </h2>
        <p className="muted">{me.role === null ? t('account.noRole') : t(`core:role.${me.role}`)}</p>
      </div>
      {isChanging ? (
        <div className="who__form">
          <NameForm name={me.name} onClose={() => setChanging(false)} />
        </div>
      ) : (
        <button ref={change} type="button" className="btn btn--s" onClick={() => setChanging(true)}>
          {t('who.change')}
        </button>
      )}
    </div>
  );
}

/** Returns the focus to the button that opened the form, once the form is closed. */
function useFocusAfter(isOpen: boolean): React.RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
