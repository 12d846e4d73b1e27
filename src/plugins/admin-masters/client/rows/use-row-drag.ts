import type { DragEvent, KeyboardEvent } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { KeptLists } from '#core/client/lists/kept-list.ts';
import { masterList } from '../master-list.ts';
import { useRowActions } from './use-row-actions.ts';

/** Handlers for the element around the list. */
export interface RowDrag {
  readonly onDragStart: (event: DragEvent<HTMLElement>) => void;
  readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
  readonly onDragLeave: (event: DragEvent<HTMLElement>) => void;
  readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  readonly onDragEnd: (event: DragEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const TYPE = 'text/x-trellis-row';

/** Orders the rows of the list by dragging their handles, and with Alt and the arrow keys. */
export function useRowDrag(entity: string): RowDrag {
  const list = useService(KeptLists).of(masterList(entity));
  const { moveBefore, step } = useRowActions(entity);
  const codeAt = (row: HTMLElement | null, offset = 0): string | undefined =>
    row === null ? undefined : list.rows.items[Number(row.dataset.index) + offset]?.code;
  return {
    onDragStart: (event) => {
      const code = event.target instanceof HTMLElement ? event.target.dataset.grip : undefined;
      if (code === undefined) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(TYPE, code);
    },
    onDragOver: (event) => {
      const row = rowOf(event);
      if (row === null || !event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      clear(event.currentTarget);
      row.dataset.drop = isInUpperHalf(event, row) ? 'before' : 'after';
    },
    onDragLeave: ({ currentTarget }) => clear(currentTarget),
    onDragEnd: ({ currentTarget }) => clear(currentTarget),
    onDrop: (event) => {
      const row = rowOf(event);
      const code = event.dataTransfer.getData(TYPE);
      clear(event.currentTarget);
      if (row === null || code === '') return;
      event.preventDefault();
      const before = codeAt(row, isInUpperHalf(event, row) ? 0 : 1) ?? null;
      if (before !== code && codeAt(row) !== code) void moveBefore(code, before);
    },
    onKeyDown: (event) => {
      const row = event.target instanceof HTMLElement && event.target.dataset.index !== undefined ? event.target : null;
      const code = codeAt(row);
      if (!event.altKey || code === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      void step(code, event.key === 'ArrowUp' ? 'up' : 'down');
    },
  };
}

function rowOf({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
}

function isInUpperHalf({ clientY }: DragEvent, row: HTMLElement): boolean {
  const { top, height } = row.getBoundingClientRect();
  return clientY < top + height / 2;
}

function clear(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-drop]')) delete row.dataset.drop;
}
