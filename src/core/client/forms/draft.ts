// A draft survives a reload, an ended session and a failed save. It exists only in this tab.
const PREFIX = 'trellis.draft.';

// Keys of the contents on which a draft is based.
const BASES_PREFIX = 'trellis.draft-bases.';

// A draft's name begins with the user's id, or with `visitor` if the user is not signed in.
const VISITOR = 'visitor.';

// Typed values that are stored when typing pauses.
const held = new Map<string, object>();

/** Stores the typed values of a form. Never pass secret values. */
export function keepDraft(key: string, values: object): void {
  held.delete(key);
  put(PREFIX + key, values);
}

/** Holds values for {@link keepHeldDraft}. A form that opens earlier, such as that of the next page, finds them too. */
export function holdDraft(key: string, values: object): void {
  held.set(key, values);
}

/** Stores the values that were held, unless the draft was stored or deleted since. */
export function keepHeldDraft(key: string): void {
  const values = held.get(key);
  if (values !== undefined) keepDraft(key, values);
}

/** Stores the keys of the contents on which the draft of this name is based. */
export function keepDraftBases(key: string, bases: readonly string[]): void {
  put(BASES_PREFIX + key, bases);
}

/** Whether there is a draft of this name. */
export function hasDraft(key: string): boolean {
  return readItem(PREFIX + key) !== undefined;
}

/** The keys that {@link keepDraftBases} stored; `undefined` if none are stored. */
export function draftBases(key: string | undefined): readonly string[] | undefined {
  const bases = key === undefined ? undefined : readItem(BASES_PREFIX + key);
  return Array.isArray(bases) ? bases.filter((base) => typeof base === 'string') : undefined;
}

/** Merges the draft into the defaults. Fields that the form no longer has are dropped. */
export function withDraft<Values extends object>(key: string | undefined, defaults: Values): Values {
  if (key === undefined) return defaults;
  const draft = readDraft(key);
  const known = Object.keys(defaults).filter((field) => isOfKind(draft[field], Reflect.get(defaults, field)));
  return { ...defaults, ...Object.fromEntries(known.map((field) => [field, draft[field]])) };
}

// `null` is an empty field, so the other value may have any type.
function isOfKind(kept: unknown, current: unknown): boolean {
  if (kept === undefined || kept === null || current === null) return kept !== undefined;
  return typeof kept === typeof current && Array.isArray(kept) === Array.isArray(current);
}

/** Whether this tab still stores a draft of a signed-in user. */
export function hasUserDraft(): boolean {
  return keptNames().some((name) => isUserDraft(name, PREFIX));
}

/** Deletes the drafts of signed-in users in this tab. */
export function dropUserDrafts(): void {
  for (const key of held.keys()) if (isUserDraft(PREFIX + key, PREFIX)) held.delete(key);
  for (const name of keptNames()) if (isUserDraft(name, PREFIX) || isUserDraft(name, BASES_PREFIX)) remove(name);
}

/** Deletes a draft and its base keys. */
export function dropDraft(key: string): void {
  held.delete(key);
  remove(PREFIX + key);
  remove(BASES_PREFIX + key);
}

/** Deletes a draft after these values were saved, unless the draft has newer values. */
export function dropSavedDraft<Values extends object>(key: string, values: Values): void {
  if (JSON.stringify(withDraft(key, values)) === JSON.stringify(values)) dropDraft(key);
}

function isUserDraft(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && !name.startsWith(prefix + VISITOR);
}

function readDraft(key: string): Readonly<Record<string, unknown>> {
  keepHeldDraft(key);
  const value = readItem(PREFIX + key);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

// Storage may be full or denied. The form then works without a draft.
function put(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // No draft is stored.
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // No draft was stored.
  }
}

function readItem(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function keptNames(): readonly string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
