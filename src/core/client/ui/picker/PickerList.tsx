import { type JSX, type MouseEvent, useEffect } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import type { PickerState } from './use-picker.ts';

/** Id of an option's element, for `aria-activedescendant` of the input. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

interface PickerListProps {
  readonly id: string;
  readonly picker: PickerState;
}

/** The options below the input, or why there are none. The focus stays in the input. */
export function PickerList({ id, picker }: PickerListProps): JSX.Element {
  const t = useT('core');
  const { options, place, status } = picker;
  useEffect(() => {
    // Newer browsers return a promise, and an effect must not return one.
    if (place >= 0) void document.getElementById(optionId(id, place))?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus
    <div className="picker__popup" onMouseDown={keepFocus}>
      <div id={id} className="picker__list" role="listbox" aria-label={t('picker.options')} aria-busy={status === 'loading'} tabIndex={-1}>
        {options.map((option, index) => (
          // The input above holds the focus and handles the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={option.value}
            id={optionId(id, index)}
            className="picker__option"
            role="option"
            aria-selected={index === place}
            onPointerMove={() => index !== place && picker.point(index)}
            onClick={() => picker.choose(option)}
          >
            <bdi>{option.label}</bdi> {option.detail !== undefined && <bdi className="picker__detail">{option.detail}</bdi>}
          </div>
        ))}
      </div>
      <div role="status">
        {status === 'loading' && options.length === 0 && <p className="picker__say">{t('picker.loading')}</p>}
        {status === 'ready' && options.length === 0 && <p className="picker__say">{t('picker.none')}</p>}
        {status === 'failed' && <p className="picker__say">{t('picker.failed')}</p>}
      </div>
      {status === 'failed' && (
        <div className="picker__retry">
          <Button size="s" onClick={picker.retry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

// A press on the list must not take the focus from the input, because leaving the input closes the list.
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
