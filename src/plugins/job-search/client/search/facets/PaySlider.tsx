import type { ComponentProps, JSX } from 'react';
import { PAY_BARS } from '../../../contract/search.ts';

interface PaySliderProps extends Pick<ComponentProps<'input'>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onBlur'> {
  readonly label: string;
  readonly place: number;
  /** The place in words. */
  readonly text: string;
  readonly onMove: (place: number) => void;
}

/** One end of the range of pay. Arrow keys move it by one bar. */
export function PaySlider({ label, place, text, onMove, ...rest }: PaySliderProps): JSX.Element {
  return (
    <input
      type="range"
      min={0}
      max={PAY_BARS}
      step={1}
      value={place}
      aria-label={label}
      aria-valuetext={text}
      onChange={({ target }) => onMove(Number(target.value))}
      {...rest}
    />
  );
}
