import {
  type FocusEvent,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useMenuKeys } from '#core/client/ui/menu/use-menu-keys.ts';
import { APPLICATION_STAGES, type ApplicationStage } from '../../contract/application.ts';
import { placeMenu } from './place-menu.ts';
import './StageMenu.css';

interface StageMenuProps {
  /** The stages in the menu. */
  readonly stages: readonly ApplicationStage[];
  readonly onChoose: (stage: ApplicationStage) => void;
  /** Accessible name of the button, if its text does not describe it. */
  readonly label?: string;
  readonly className: string;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** A button that opens a menu of the possible stages. */
export function StageMenu({ stages, onChoose, label, className, tabIndex, children }: StageMenuProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
        disabled={stages.length === 0}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <Stages
          button={button}
          stages={stages}
          onClose={close}
          onLeave={() => setOpen(false)}
          onChoose={(stage) => {
            close();
            onChoose(stage);
          }}
        />
      )}
    </>
  );
}

interface StagesProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly stages: readonly ApplicationStage[];
  readonly onChoose: (stage: ApplicationStage) => void;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

function Stages({ button, stages, onChoose, onClose, onLeave }: StagesProps): JSX.Element {
  const t = useT('applications');
  const menu = useRef<HTMLDivElement>(null);
  const pressKey = useMenuKeys(menu, true);
  useLayoutEffect(() => {
    if (menu.current !== null && button.current !== null) placeMenu(menu.current, button.current);
  }, [button]);
  useEffect(() => {
    addEventListener('scroll', onLeave, { capture: true, once: true });
    return () => removeEventListener('scroll', onLeave, { capture: true });
  }, [onLeave]);
  const leave = ({ relatedTarget }: FocusEvent): void => {
    const to = relatedTarget instanceof Node ? relatedTarget : null;
    if (to !== button.current && !menu.current?.contains(to)) onLeave();
  };
  return (
    <div
      ref={menu}
      className="stagemenu"
      role="menu"
      aria-label={t('applicants.moveTo')}
      popover="manual"
      onBlur={leave}
      onKeyDown={(event) => {
        if (isLeaving(event)) onClose();
        else pressKey(event);
        // The board and the table handle the same keys.
        event.stopPropagation();
      }}
    >
      {APPLICATION_STAGES.filter((stage) => stages.includes(stage)).map((stage) => (
        <button key={stage} type="button" role="menuitem" tabIndex={-1} data-stage={stage} onClick={() => onChoose(stage)}>
          {t(`stage.${stage}`)}
        </button>
      ))}
    </div>
  );
}

function isLeaving(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' && event.key !== 'Tab') return false;
  event.preventDefault();
  return true;
}
