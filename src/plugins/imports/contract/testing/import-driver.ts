import { sql } from 'kysely';
import type { Caller, TestCaller, TestServer } from '#core/testing/server-kit.ts';
import {
  applyImport,
  cancelImport,
  getImport,
  listImportedRows,
  listImportFaults,
  mapImport,
  readImportAgain,
  startImport,
  undoImport,
} from '../endpoints.ts';
import type { FaultyChoice, ImportFault, RowResult } from '../import-run.ts';
import type { ImportMapping } from '../mapping-schemas.ts';
import type { ImportedRow, ImportRun } from '../schemas.ts';

interface ImportPlaceName {
  readonly target: string;
  readonly place: string;
}

interface RowFault {
  readonly line: number;
  readonly column: string;
  readonly label: string;
  readonly value: string;
  readonly code?: string;
  readonly message: string;
}

/** Takes the steps of imports as one user, and runs the work of the server after each. */
export class ImportDriver {
  readonly #server: TestServer;
  readonly #caller: TestCaller;
  readonly #query: ImportPlaceName;

  constructor(server: TestServer, who: Caller, query: ImportPlaceName, name?: string) {
    this.#server = server;
    this.#caller = server.as(who, name);
    this.#query = query;
  }

  /** Uploads a file without reading it. */
  begin(content: string | Buffer, name = 'rows.csv'): Promise<ImportRun> {
    return this.#caller.upload(startImport, { query: this.#query, file: { name, content } });
  }

  async read(content: string | Buffer, name?: string): Promise<ImportRun> {
    return this.#worked(await this.begin(content, name));
  }

  /** Reads another sheet, or another row as the header. */
  async readAgain({ id, version }: ImportRun, sheet: number, headerLine?: number): Promise<ImportRun> {
    return this.#worked(await this.#caller.reply(readImportAgain, { params: { id }, body: { version, sheet, headerLine } }));
  }

  /** Checks an import with its proposed mapping, or with changes of it. */
  async check(run: ImportRun, change: Partial<ImportMapping> = {}): Promise<ImportRun> {
    return this.#worked(await this.map(run, change));
  }

  /** Chooses a mapping without checking. */
  map({ id, version, mapping }: ImportRun, change: Partial<ImportMapping> = {}): Promise<ImportRun> {
    const chosen: ImportMapping = { hidesMissing: false, ...mapping, ...change, columns: { ...mapping?.columns, ...change.columns } };
    return this.#caller.reply(mapImport, { params: { id }, body: { version, mapping: chosen } });
  }

  async apply({ id, version }: ImportRun, faulty: FaultyChoice = 'skip'): Promise<ImportRun> {
    return this.#worked(await this.#caller.reply(applyImport, { params: { id }, body: { version, faulty } }));
  }

  async undo({ id, version }: ImportRun): Promise<ImportRun> {
    return this.#worked(await this.#caller.reply(undoImport, { params: { id }, body: { version } }));
  }

  cancel({ id }: ImportRun): Promise<undefined> {
    return this.#caller.reply(cancelImport, { params: { id } });
  }

  get({ id }: Pick<ImportRun, 'id'>): Promise<ImportRun> {
    return this.#caller.reply(getImport, { params: { id } });
  }

  /** Reads, checks and applies a file with its proposed mapping. */
  async whole(content: string | Buffer, change?: Partial<ImportMapping>): Promise<ImportRun> {
    return this.apply(await this.check(await this.read(content), change));
  }

  /** The faults as users see them: equal ones are one. */
  async equalFaults({ id }: ImportRun): Promise<ImportFault[]> {
    return [...(await this.#caller.reply(listImportFaults, { params: { id } })).items] as ImportFault[];
  }

  /** The stored faults of each row. */
  async faults({ id }: ImportRun): Promise<RowFault[]> {
    const { rows } = await sql<{ line: number; issues: Omit<RowFault, 'line'>[] }>`
      select line, issues from import_rows where import_id = ${id} and result = 'faulty' order by number`.execute(this.#server.db);
    return rows.flatMap(({ line, issues }) => issues.map((issue) => ({ line, ...issue })));
  }

  async rows({ id }: ImportRun, result: RowResult): Promise<ImportedRow[]> {
    return (await this.#caller.reply(listImportedRows, { params: { id }, query: { limit: 100, result } })).items as ImportedRow[];
  }

  async #worked(run: ImportRun): Promise<ImportRun> {
    await this.#server.drain();
    return this.get(run);
  }
}
