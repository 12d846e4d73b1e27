import { CommandFault } from '#core/server/errors/command-fault.ts';
import { UNDO_HOURS } from '../../contract/import-limits.ts';
import type { OperatorChoice, OperatorFile, OperatorImports, OperatorPlace, StopSign } from '../../contract/operator-imports.ts';
import type { UndoCounts } from '../../contract/schemas.ts';
import type { ImportPlaces } from '../import-places.ts';
import { STORED } from '../import-store.ts';
import type { StoredImport } from '../import-tables.ts';
import { undoImport } from '../import-transactions.ts';
import { noticeFile, proposedMapping } from './operator-file.ts';
import { type OperatorDependencies, runOverFile } from './operator-run.ts';

interface ImporterDependencies extends OperatorDependencies {
  readonly places: ImportPlaces;
}

/** Imports files for operators, in the process of their command. */
export class OperatorImporter implements OperatorImports {
  readonly #dependencies: ImporterDependencies;

  constructor(dependencies: ImporterDependencies) {
    this.#dependencies = dependencies;
  }

  readonly open = async (path: string, asked: OperatorPlace): Promise<OperatorFile> => {
    const place = this.#dependencies.places.forOperator(asked);
    const file = await noticeFile(path, place);
    return {
      labels: file.columns.map(({ label }) => label),
      propose: (choice: OperatorChoice) => proposedMapping(place, file.columns, choice),
      run: (run) => runOverFile({ ...this.#dependencies, asked, place, file, run }),
    };
  };

  readonly undo = async (runId: string, signal: StopSign): Promise<UndoCounts> => {
    const sum = { reverted: 0, hidden: 0, kept: 0 };
    for (const found of await this.#undoable(runId)) {
      signal.throwIfAborted();
      const undo = await this.#undoOne(found, signal);
      for (const kind of ['reverted', 'hidden', 'kept'] as const) sum[kind] += undo[kind];
    }
    return sum;
  };

  /** The imports of a run, the last one first. One in the state `undoing` was broken off. @throws CommandFault without any */
  async #undoable(runId: string): Promise<StoredImport[]> {
    const { db, now } = this.#dependencies;
    const found = await db
      .selectFrom('imports')
      .select(STORED)
      .where('operator_run', '=', runId)
      .where('state', 'in', ['applied', 'undoing'])
      .where('undo_until', '>', now())
      .orderBy('applied_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    if (found.length > 0) return found;
    throw new CommandFault(`There is nothing to take back with ${runId}. An import can be taken back once, within ${UNDO_HOURS} hours.`);
  }

  async #undoOne({ id, version, state, target, place, counts }: StoredImport, signal: StopSign): Promise<UndoCounts> {
    const { db, store, places, audit, now } = this.#dependencies;
    if (counts === null) throw new Error('An import was applied before it was checked');
    if (state === 'applied') await store.moveNow({ id, version, states: ['applied'] }, 'undoing');
    const step = { id, version: state === 'applied' ? version + 1 : version };
    const needs = { db, store, place: places.forOperator({ target, place }), actor: null, audit, at: now(), signal };
    return undoImport(step, { target, place, counts }, needs);
  }
}
