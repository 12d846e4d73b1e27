import { extensionPoint, type PointRef } from '../extension-point.ts';

/** Names the objects of a target of imports for people, for example in the audit record. */
export interface ImportKind {
  /** The target, as its server plugin contributes it at `core.import-targets`. */
  readonly target: string;
  /**
   * The key of the name of the objects of a place, with its namespace; `undefined` for a place that is no longer known.
   *
   * @param contributed the contributions at another extension point
   */
  readonly nameOf: (place: string, contributed: <Thing>(point: PointRef<Thing>) => readonly Thing[]) => string | undefined;
}

/** Where client plugins name what their server plugins import. */
export const importKinds = extensionPoint<ImportKind>('core.import-kinds');
