import type { Issue } from '#core/contract/errors.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { isSame } from '#core/server/audit/changes.ts';
import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import { codeOf, textKey } from '#core/server/text/text-key.ts';
import type { MasterValues } from '../../contract/define-master.ts';
import type {
  ComparedRow,
  KeyedRow,
  MissingRow,
  ReadRow,
  SettledRow,
  SheetCheck,
  SheetColumns,
  SheetRow,
} from '../../contract/master-imports.ts';
import { HIGHEST_SORT } from '../../contract/master-row.ts';
import type { MasterSource } from '../../contract/master-source.ts';
import type { KeptValues } from '../../contract/reply-schemas.ts';
import { newCodeSchema } from '../../contract/schemas.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { findRows, keptValues, type StoredRow } from '../rows/stored-row.ts';
import { changesBetween, type MasterColumn } from './column-changes.ts';
import { type EnteredRow, EnteredRows, faultAt } from './entered-row.ts';
import { changedValues, defaultsOf, newValues } from './entered-values.ts';
import { masterColumns } from './master-columns.ts';
import { NewCodes } from './new-codes.ts';
import { ReferenceCheck } from './reference-check.ts';
import { RowTree } from './row-tree.ts';
import { type FoundRows, foundRows, type KindFacts, kindFacts } from './stored-facts.ts';

interface CheckDependencies {
  readonly db: MasterRowDatabase;
  readonly source: MasterSource;
}

/** Stored rows that are read at once to be hidden. */
const BATCH = 500;

const GAP = 10;

/** What is loaded at the first comparison, when all rows of the file are known. */
interface Session {
  readonly facts: KindFacts;
  readonly tree: RowTree;
  readonly codes: NewCodes;
}

/** The check of one file of master data. */
export class MasterCheck implements SheetCheck {
  readonly #dependencies: CheckDependencies;
  readonly #entity: string;
  readonly #entered: EnteredRows;
  readonly #references: ReferenceCheck;
  readonly #columns: readonly MasterColumn[];
  readonly #defaults: MasterValues;
  /** The parent of each code of the file, as far as it has one. */
  readonly #noted = new Map<string, string | null | undefined>();
  /** Codes of rows of the file that were compared, with the key of their row. */
  readonly #compared = new Map<string, string>();
  readonly #uris = new Map<string, string>();
  readonly #faultyNew = new Set<string>();
  /** Whether each compared row is hidden afterwards. Only for fixed kinds, of which one row must stay visible. */
  readonly #hidden = new Map<string, boolean>();
  #session: Promise<Session> | undefined;

  constructor(dependencies: CheckDependencies, { ids }: Pick<SheetColumns, 'ids'>) {
    const { description } = dependencies.source;
    this.#dependencies = dependencies;
    this.#entity = description.entity;
    this.#entered = new EnteredRows(description, ids);
    this.#references = new ReferenceCheck(dependencies.db, description);
    this.#columns = masterColumns(description);
    this.#defaults = defaultsOf(description);
  }

  read(row: SheetRow): ReadRow {
    const entered = this.#entered.read(row);
    if ('length' in entered) return { kind: 'faulty', issues: entered };
    const { code, uri, name } = entered;
    const key = keyOf(entered);
    if (key === undefined) return { kind: 'faulty', issues: [needed(code === undefined && name === undefined ? 'name' : 'code')] };
    if (code !== undefined && !this.#noted.has(code)) this.#noted.set(code, entered.parent);
    return { kind: 'read', key, title: name || code || uri || '', value: { ...entered } };
  }

  async compare(rows: readonly KeyedRow[]): Promise<ComparedRow[]> {
    // `read` made the values.
    const entered = rows.map(({ key, value }) => ({ key, row: value as unknown as EnteredRow }));
    const session = await this.#opened();
    const found = await foundRows(this.#dependencies.db, this.#entity, {
      codes: entered.flatMap(({ row }) => row.code ?? []),
      uris: entered.flatMap(({ row }) => row.uri ?? []),
      names: entered.flatMap(({ row }) => (row.code === undefined && !row.uri ? (row.name ?? []) : [])),
    });
    await this.#references.load(entered.map(({ row }) => row.fields));
    return mapInPieces(entered, ({ key, row }) => this.#compareOne(session, found, key, row));
  }

  async settle(): Promise<SettledRow[]> {
    if (this.#session === undefined) return [];
    const { tree, facts } = await this.#session;
    const below = tree.below(this.#faultyNew).flatMap((code): SettledRow[] => {
      const key = this.#compared.get(code);
      return key === undefined ? [] : [{ key, issues: [faultAt('parent', 'admin-masters.parent-unknown')] }];
    });
    return [...below, ...this.#settleHidden(facts)];
  }

  async *missing(): AsyncGenerator<MissingRow[]> {
    const { facts } = await this.#opened();
    const codes = [...facts.rows]
      .filter(([code, row]) => !row.isHidden && !row.isMerged && !this.#compared.has(code))
      .map(([code]) => code);
    for (let start = 0; start < codes.length; start += BATCH) {
      const rows = await findRows(this.#dependencies.db, this.#entity, codes.slice(start, start + BATCH));
      yield rows.map((row) => ({
        ...{ key: `code:${row.code}`, title: row.name },
        ...{ before: keptRow(row.code, keptValues(row)), after: keptRow(row.code, { ...keptValues(row), isHidden: true }) },
      }));
    }
  }

  #opened(): Promise<Session> {
    this.#session ??= this.#open();
    return this.#session;
  }

  async #open(): Promise<Session> {
    const { db, source } = this.#dependencies;
    const facts = await kindFacts(db, this.#entity);
    const tree = new RowTree(facts.rows, source.description.levels);
    await mapInPieces([...this.#noted], ([code, parent]) => tree.note(code, parent));
    return { facts, tree, codes: new NewCodes([...facts.rows.keys(), ...this.#noted.keys()]) };
  }

  #compareOne(session: Session, found: FoundRows, key: string, entered: EnteredRow): ComparedRow {
    const stored = storedOf(found, entered);
    if (stored === 'ambiguous') return faulty([faultAt('name', 'admin-masters.ambiguous-name')]);
    const issues: Issue[] = [];
    if (stored?.mergedInto) issues.push(faultAt(entered.code === undefined ? 'name' : 'code', 'admin-masters.row-merged'));
    const code = stored?.code ?? this.#newCode(session, key, entered, issues);
    if (code !== undefined && (this.#compared.get(code) ?? key) !== key) return faulty([faultAt('', 'admin-masters.same-row')]);
    if (code !== undefined) this.#compared.set(code, key);
    issues.push(...this.#uriIssues(found, entered, code), ...this.#references.issuesOf(entered.fields, stored?.fields ?? {}));
    const parent = entered.parent ?? null;
    const fault = parent === null || parent === stored?.parent ? undefined : session.tree.faultOf(code, parent);
    if (fault !== undefined) issues.push(fault);
    if (code === undefined || issues.length > 0) {
      if (stored === undefined && code !== undefined) this.#faultyNew.add(code);
      return faulty(issues);
    }
    this.#faultyNew.delete(code);
    const after = stored === undefined ? this.#valuesOf(session, entered, parent) : changedValues(stored, entered);
    if (this.#dependencies.source.description.isFixed) this.#hidden.set(code, after.isHidden);
    return compared(this.#columns, code, stored, after, session.tree.depthBelow(after.parent));
  }

  #newCode({ codes }: Session, key: string, entered: EnteredRow, issues: Issue[]): string | undefined {
    const { description } = this.#dependencies.source;
    if (description.isFixed) issues.push(faultAt('code', 'admin-masters.not-in-standard'));
    if (!entered.name) issues.push(needed('name'));
    for (const { name, isRequired } of description.fields) {
      if (isRequired === true && !Object.hasOwn(entered.fields, name)) issues.push(needed(`fields.${name}`));
    }
    if (issues.length > 0) return entered.code;
    const code = entered.code ?? codes.make(key, entered.name ?? '');
    if (code === undefined) issues.push(faultAt('code', 'admin-masters.code-needed'));
    else if (!newCodeSchema.safeParse(code).success && codeOf(code) !== code) issues.push(faultAt('code', 'admin-masters.code-form'));
    return code;
  }

  #uriIssues(found: FoundRows, { uri }: EnteredRow, code: string | undefined): Issue[] {
    if (!uri || code === undefined) return [];
    const owner = found.codeOfUri.get(uri) ?? this.#uris.get(uri);
    this.#uris.set(uri, code);
    return owner === undefined || owner === code ? [] : [faultAt('uri', 'admin-masters.uri-taken')];
  }

  #valuesOf({ facts }: Session, entered: EnteredRow, parent: string | null): KeptValues {
    const last = facts.lastSorts.get(parent);
    const sort = entered.sort ?? (last === undefined ? 0 : Math.min(last + GAP, HIGHEST_SORT));
    facts.lastSorts.set(parent, Math.max(last ?? 0, sort));
    return newValues(this.#defaults, { ...entered, name: entered.name ?? '', sort });
  }

  /** Forms need at least one row of a fixed kind. */
  #settleHidden({ rows }: KindFacts): SettledRow[] {
    if (this.#hidden.size === 0) return [];
    const isVisible = [...rows].some(([code, row]) => !(this.#hidden.get(code) ?? row.isHidden));
    if (isVisible) return [];
    const hides = [...this.#hidden].filter(([code, isHidden]) => isHidden && rows.get(code)?.isHidden === false);
    return hides.flatMap(([code]) => ({ key: this.#compared.get(code) ?? '', issues: [faultAt('hidden', 'admin-masters.last-offered')] }));
  }
}

function keyOf({ code, uri, name }: EnteredRow): string | undefined {
  if (code !== undefined) return `code:${code}`;
  if (uri) return `uri:${uri}`;
  return name ? `name:${textKey(name)}` : undefined;
}

function storedOf({ byCode, codeOfUri, codesOfName }: FoundRows, { code, uri, name }: EnteredRow): StoredRow | 'ambiguous' | undefined {
  if (code !== undefined) return byCode.get(code);
  if (uri) return byCode.get(codeOfUri.get(uri) ?? '');
  const codes = codesOfName.get(textKey(name ?? '')) ?? [];
  return codes.length > 1 ? 'ambiguous' : byCode.get(codes[0] ?? '');
}

/** The values of a row with its code, as an import keeps them. */
function keptRow(code: string, values: KeptValues): { readonly code: string; readonly values: KeptValues } {
  return { code, values };
}

function compared(
  columns: readonly MasterColumn[],
  code: string,
  stored: StoredRow | undefined,
  after: KeptValues,
  rank: number,
): ComparedRow {
  const before = stored === undefined ? null : keptValues(stored);
  const kind = before === null ? 'new' : isSame(before, after) ? 'unchanged' : 'changed';
  const changes = changesBetween(columns, stored, { code, version: stored?.version ?? 1, ...after });
  return { kind, before: before === null ? null : keptRow(code, before), after: keptRow(code, after), changes, rank };
}

function faulty(issues: readonly Issue[]): ComparedRow {
  return { kind: 'faulty', issues };
}

function needed(column: string): Issue {
  return { path: column, code: 'needed', message: ISSUE_SENTENCES.needed };
}
