import { serviceRef } from '#core/contract/service-ref.ts';
import type { ColumnSource, ImportMapping } from './mapping-schemas.ts';
import type { ImportCounts, UndoCounts } from './schemas.ts';

/** Where the rows of a file go. */
export interface OperatorPlace {
  /** `<plugin>.<objects>`. */
  readonly target: string;
  readonly place: string;
}

/** What an operator says about the columns of a target. */
export interface OperatorChoice {
  /** By the id of the column. They come before what the names of the file's columns say. */
  readonly sources: ReadonlyMap<string, ColumnSource>;
  /** Ids of columns that are not imported. */
  readonly left: ReadonlySet<string>;
}

/** Whether the operator has stopped the command. An `AbortSignal` is one. */
export interface StopSign {
  readonly throwIfAborted: () => void;
}

/** How far a run is. */
export interface OperatorProgress {
  /** From 0 to 1. */
  readonly part: number;
  /** The rows that were written, or that need not be written. */
  readonly counts: ImportCounts;
}

/** One run over a file. */
export interface OperatorRun {
  readonly mapping: ImportMapping;
  /** Whether rows are only compared. Nothing is stored then. */
  readonly isDry: boolean;
  /** Path of a CSV file that is written if rows have faults. Its folder is created. */
  readonly faultsPath: string;
  readonly signal: StopSign;
  /** Called several times for each portion, and after the last one. */
  readonly progress: (reached: OperatorProgress) => void;
}

/** What a run has done. */
export interface OperatorResult {
  /** Undoes what the run wrote; `undefined` when it wrote nothing. */
  readonly runId: string | undefined;
  readonly hasFaults: boolean;
  /** Why the run ended before the end of the file, for example because the signal was aborted; absent if it did not. */
  readonly error?: unknown;
}

/** A CSV file that was read once. */
export interface OperatorFile {
  /** The names of its columns, each different. */
  readonly labels: readonly string[];
  /** How the rows are read: as the operator says, and otherwise as the names and cells of the columns propose. */
  readonly propose: (choice: OperatorChoice) => ImportMapping;
  /**
   * Imports the file in portions, one import for each. A portion is written completely or not at all, so a run that ends early is completed
   * by another one. The first row of an identity counts, in whatever portion.
   */
  readonly run: (run: OperatorRun) => Promise<OperatorResult>;
}

/** Imports of operators: of files of any size, from the disk of the server, and without the line of the imports of users. */
export interface OperatorImports {
  /** @throws CommandFault when the file cannot be read as a table */
  readonly open: (path: string, place: OperatorPlace) => Promise<OperatorFile>;
  /**
   * Takes all portions of a run back, the last one first.
   *
   * @throws CommandFault when there is no such run, or it is too late
   */
  readonly undo: (runId: string, signal: StopSign) => Promise<UndoCounts>;
}

/** Lets commands of other plugins import files. */
export const operatorImports = serviceRef<OperatorImports>('imports.operator-imports');
