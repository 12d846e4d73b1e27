import { useEffect, useRef } from 'react';
import type { EntityKind } from '#core/contract/entity-kind.ts';
import { useService } from '../di/use-service.ts';
import { Entities, type EntityRows } from './entities.ts';

/** What is known about the objects of a kind, for a page that shows or changes them. */
export function useEntities<Row>(kind: EntityKind<Row>): EntityRows<Row> {
  return useService(Entities).of(kind);
}

/** Loads what is on screen again when its objects were changed in a way that no answer told. Call it in an observer. */
export function useRenewal<Row>({ renewal }: EntityRows<Row>, load: () => void): void {
  useGrowth(renewal, load);
}

/** Loads something again that depends on objects of a kind, after each change of one of them. Call it in an observer. */
export function useEdition<Row>({ edition }: EntityRows<Row>, load: () => void): void {
  useGrowth(edition, load);
}

function useGrowth(count: number, run: () => void): void {
  const seen = useRef(count);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (seen.current !== count) latest.current();
    seen.current = count;
  }, [count]);
}
