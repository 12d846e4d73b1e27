import { type JSX, useRef } from 'react';
import { Button } from '../Button.tsx';
import { Chip } from '../chip/Chip.tsx';

/** A chosen value of a filter. */
export interface ChosenFilter {
  readonly key: string;
  readonly label: string;
  readonly onRemove: () => void;
}

interface ChosenFiltersProps {
  readonly chosen: readonly ChosenFilter[];
  /** Label of the button that removes all choices. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** The chosen values of the filters, each with a button to remove it. They stand in a section with a heading of level 2 that takes the focus. */
export function ChosenFilters({ chosen, clear, onClear }: ChosenFiltersProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const focusHeading = (): void => root.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
  const remove = ({ onRemove }: ChosenFilter): void => {
    // The focused chip disappears, so the focus moves to the next chip, or to the heading of the results.
    const others = [...(root.current?.querySelectorAll<HTMLElement>('.chip button') ?? [])].filter(
      (button) => button !== document.activeElement,
    );
    if (chosen.length > 1) others[0]?.focus();
    else focusHeading();
    onRemove();
  };
  return (
    <div className="chosen" ref={root}>
      {chosen.map((choice) => (
        <Chip key={choice.key} label={choice.label} onRemove={() => remove(choice)} />
      ))}
      {chosen.length > 0 && (
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            focusHeading();
            onClear();
          }}
        >
          {clear}
        </Button>
      )}
    </div>
  );
}
