import { type DragEvent, useState } from 'react';

/** The props of the element by which a row is dragged. */
export interface DragHandle {
  readonly draggable: true;
  readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
  readonly onDragEnd: () => void;
}

/** The props of a row onto which another one is dropped. */
export interface DropRow {
  /** On which side of the row the dropped one will stand. */
  readonly 'data-drop': 'before' | 'after' | undefined;
  readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
  readonly onDrop: (event: DragEvent<HTMLElement>) => void;
}

interface DragOrder {
  readonly handleOf: (place: number) => DragHandle;
  readonly rowOf: (place: number) => DropRow;
}

/**
 * Lets a mouse drag the rows of a list to other positions. `MoveButtons` do the same for keys and touch, so the handle needs no name.
 *
 * @param onMove called with the position of the dragged row and by how many positions it moves
 */
export function useDragOrder(onMove: (place: number, by: number) => void): DragOrder {
  const [held, setHeld] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = (): void => {
    setHeld(undefined);
    setOver(undefined);
  };
  return {
    handleOf: (place) => ({
      draggable: true,
      onDragStart: (event) => {
        const row = event.currentTarget.closest('li');
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers do not start a drag without data.
        event.dataTransfer.setData('text/plain', '');
        if (row !== null) event.dataTransfer.setDragImage(row, 0, 0);
        setHeld(place);
      },
      onDragEnd: end,
    }),
    rowOf: (place) => ({
      'data-drop': held === undefined || over !== place || held === place ? undefined : held < place ? 'after' : 'before',
      onDragOver: (event) => {
        if (held === undefined) return;
        event.preventDefault();
        setOver(place);
      },
      onDrop: (event) => {
        if (held === undefined) return;
        event.preventDefault();
        onMove(held, place - held);
        end();
      },
    }),
  };
}
