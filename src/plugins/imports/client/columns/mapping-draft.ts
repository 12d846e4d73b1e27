import { makeAutoObservable, observableRef } from 'mobx';
import type { FileColumn } from '../../contract/file-column.ts';
import type { ColumnSource, ImportMapping } from '../../contract/mapping-schemas.ts';
import type { ImportPlaceDescription, ImportRun } from '../../contract/schemas.ts';
import { type ColumnSources, faultsOf, fitted, type MappingFaults, sentSources, unusedOf } from './column-source.ts';
import type { KeptDraft } from './kept-draft.ts';

/** The mapping of an import while a user chooses it. */
export class MappingDraft {
  /** The columns of the file. */
  readonly file: readonly FileColumn[];
  readonly place: ImportPlaceDescription;
  sources: ColumnSources;
  hidesMissing: boolean;
  /** Whether the user chose something that was not sent. */
  isChanged: boolean;
  /** Labels of the kept mapping that was chosen last, which the file does not have. */
  lost: readonly string[] = [];
  private readonly kept: KeptDraft;

  constructor(run: Pick<ImportRun, 'columns' | 'mapping'>, place: ImportPlaceDescription, kept: KeptDraft) {
    const unsent = kept.read();
    const mapping = unsent ?? run.mapping ?? { columns: {}, hidesMissing: false };
    this.file = run.columns;
    this.place = place;
    this.kept = kept;
    this.sources = fitted(mapping.columns, place.columns, run.columns).columns;
    this.hidesMissing = mapping.hidesMissing;
    this.isChanged = unsent !== undefined;
    makeAutoObservable<this, 'kept'>(
      this,
      { file: false, place: false, kept: false, sources: observableRef, lost: observableRef },
      { autoBind: true },
    );
  }

  get faults(): MappingFaults {
    return faultsOf(this.sources, this.place.columns, this.file);
  }

  /** The columns of the file that no column takes. */
  get unused(): readonly FileColumn[] {
    return unusedOf(this.sources, this.file);
  }

  /** The mapping as it is sent. */
  get mapping(): ImportMapping {
    return { columns: sentSources(this.sources), hidesMissing: this.hidesMissing && this.place.canHideMissing };
  }

  /** Chooses the source of a column; `undefined` for none. */
  choose(column: string, source: ColumnSource | undefined): void {
    const { [column]: _before, ...others } = this.sources;
    this.change({ columns: source === undefined ? others : { ...others, [column]: source }, hidesMissing: this.hidesMissing });
  }

  /** Reads cells with faults as a text, or leaves them out; `undefined` shows the faults again. */
  mend(column: string, faulty: string | undefined): void {
    const source = this.sources[column];
    if (source?.kind !== 'column') return;
    const { faulty: _before, ...rest } = source;
    this.choose(column, faulty === undefined ? rest : { ...rest, faulty });
  }

  hideMissing(hides: boolean): void {
    this.change({ columns: this.sources, hidesMissing: hides });
  }

  /** Chooses a kept mapping, as far as it fits the file. */
  use({ columns, hidesMissing }: ImportMapping): void {
    const fit = fitted(columns, this.place.columns, this.file);
    this.change({ columns: fit.columns, hidesMissing });
    this.lost = fit.lost;
  }

  /** Takes over what another device chose, unless the user chose something here. */
  follow(mapping: ImportMapping | null): void {
    if (this.isChanged || mapping === null) return;
    this.sources = fitted(mapping.columns, this.place.columns, this.file).columns;
    this.hidesMissing = mapping.hidesMissing;
  }

  /** Called when the server has the mapping. */
  sent(): void {
    this.isChanged = false;
    this.kept.drop();
  }

  private change({ columns, hidesMissing }: ImportMapping): void {
    this.sources = columns;
    this.hidesMissing = hidesMissing;
    this.isChanged = true;
    this.lost = [];
    this.kept.keep({ columns, hidesMissing });
  }
}
