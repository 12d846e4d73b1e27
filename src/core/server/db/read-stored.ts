import type { z } from '#core/contract/schema.ts';

/** The result of reading a stored document. */
export interface StoredReading<Value> {
  readonly value: Value;
  /** Paths of the invalid fields that became blank, such as `items.2.title`. An empty path stands for the whole document. */
  readonly blanked: readonly string[];
}

type Issue = z.core.$ZodIssue;
type Fields = Record<PropertyKey, unknown>;

// Marks an element to be removed from its list.
const REMOVED = Symbol('removed');

/**
 * Reads a stored JSON document by the current schema. The document may follow the schema of an earlier version: missing and invalid fields
 * become blank. A list element that cannot be blank is left out. Never throws.
 *
 * @param blank the empty document; it fits the schema
 * @param stored the parsed JSON of the column; `undefined` where there is no row
 */
export function readStored<Value extends object>(schema: z.ZodType<Value>, blank: Value, stored: unknown): StoredReading<Value> {
  if (stored === undefined) return { value: blank, blanked: [] };
  if (!isFields(stored) || Array.isArray(stored)) return { value: blank, blanked: [''] };
  let document: Fields = { ...blank, ...stored };
  const blanked = new Set<string>();
  // Each repair changes more than the previous one. A valid document is not changed.
  for (const repair of [blankField, leaveElementOut, resetField, undefined]) {
    const result = schema.safeParse(document);
    if (result.success) return { value: result.data, blanked: [...blanked] };
    document = structuredClone(document);
    for (const issue of result.error.issues) {
      blanked.add(issue.path.map(String).join('.'));
      repair?.(document, issue, blank);
    }
    dropRemoved(document, result.error.issues);
  }
  return { value: blank, blanked: [...blanked] };
}

/** Replaces the invalid value with the blank of its kind: empty text, no number, an empty list. */
function blankField(document: Fields, issue: Issue): void {
  const parent = parentOf(document, issue.path);
  const key = issue.path.at(-1);
  if (parent === undefined || key === undefined) return;
  parent[key] = Array.isArray(parent) ? REMOVED : blankFor(issue, parent[key]);
}

function blankFor(issue: Issue, value: unknown): unknown {
  if (issue.code === 'too_big' && Array.isArray(value)) return value.slice(0, Number(issue.maximum));
  switch (issue.code === 'invalid_type' ? issue.expected : typeof value) {
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return null;
  }
}

/** Removes the innermost list element that contains the invalid value. A field outside of lists gets the value of the blank document. */
function leaveElementOut(document: Fields, issue: Issue, blank: object): void {
  for (let depth = issue.path.length - 1; depth >= 0; depth -= 1) {
    const list = parentOf(document, issue.path.slice(0, depth + 1));
    const index = issue.path[depth];
    if (!Array.isArray(list) || typeof index !== 'number') continue;
    list[index] = REMOVED;
    return;
  }
  resetField(document, issue, blank);
}

function resetField(document: Fields, issue: Issue, blank: object): void {
  const [field] = issue.path;
  if (field !== undefined) document[field] = Reflect.get(blank, field);
}

/** Removes marked elements from the lists along the paths of the issues. */
function dropRemoved(document: Fields, issues: readonly Issue[]): void {
  const lists = new Set<unknown[]>();
  for (const { path } of issues) {
    for (const depth of path.keys()) {
      const list = parentOf(document, path.slice(0, depth + 1));
      if (Array.isArray(list)) lists.add(list);
    }
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((element) => element !== REMOVED));
}

/** The object or list that holds the last step of a path; `undefined` where the path leaves the document. */
function parentOf(document: Fields, path: readonly PropertyKey[]): Fields | undefined {
  let parent: unknown = document;
  for (const key of path.slice(0, -1)) parent = isFields(parent) ? parent[key] : undefined;
  return isFields(parent) ? parent : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
