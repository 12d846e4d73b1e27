import { type JSX, useEffect, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PersonSign } from '#core/client/ui/PersonSign.tsx';
import type { Me } from '#core/contract/me.ts';
import { NameForm } from './NameForm.tsx';

/** Sign, name and part, and in their place a field for another name while it is being changed. */
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

/** Back to where the keyboard came from, once the form is gone. */
function useFocusAfter(isOpen: boolean): React.RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
