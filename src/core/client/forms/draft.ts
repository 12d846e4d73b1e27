// A draft outlives a reload, an ended session and a failed save. It stays in this tab only.
const PREFIX = 'trellis.draft.';

// Keys of the contents over which a draft was typed.
const BASES_PREFIX = 'trellis.draft-bases.';

// A form's name begins with the person's id; `visitor` stands for a person who is not signed in.
const VISITOR = 'visitor.';

/** Keeps what was typed into a form. Values that are secret must not be given. */
export function keepDraft(key: string, values: object): void {
  put(PREFIX + key, values);
}

/** Keeps the keys of the contents over which the draft of this name was typed. */
export function keepDraftBases(key: string, bases: readonly string[]): void {
  put(BASES_PREFIX + key, bases);
}

/** Whether there is a draft of this name. */
export function hasDraft(key: string): boolean {
  return readItem(PREFIX + key) !== undefined;
}

/** The keys that {@link keepDraftBases} kept; `undefined` where nothing is known. */
export function draftBases(key: string | undefined): readonly string[] | undefined {
  const bases = key === undefined ? undefined : readItem(BASES_PREFIX + key);
  return Array.isArray(bases) ? bases.filter((base) => typeof base === 'string') : undefined;
}

/** What was typed before, laid over the defaults; fields that the form no longer has are dropped. */
export function withDraft<Values extends object>(key: string | undefined, defaults: Values): Values {
  if (key === undefined) return defaults;
  const draft = readDraft(key);
  const known = Object.keys(defaults).filter((field) => isOfKind(draft[field], Reflect.get(defaults, field)));
  return { ...defaults, ...Object.fromEntries(known.map((field) => [field, draft[field]])) };
}

// `null` is a field that holds nothing; the other may hold anything then.
function isOfKind(kept: unknown, current: unknown): boolean {
  if (kept === undefined || kept === null || current === null) return kept !== undefined;
  return typeof kept === typeof current && Array.isArray(kept) === Array.isArray(current);
}

/** Whether something typed by a person who was signed in is still kept in this tab. */
export function hasPersonsDraft(): boolean {
  return keptNames().some((name) => isPersons(name, PREFIX));
}

/** Forgets what people who were signed in typed in this tab. */
export function dropPersonsDrafts(): void {
  for (const name of keptNames()) if (isPersons(name, PREFIX) || isPersons(name, BASES_PREFIX)) remove(name);
}

/** Forgets a draft. */
export function dropDraft(key: string): void {
  remove(PREFIX + key);
  remove(BASES_PREFIX + key);
}

/** Forgets a draft once these values were saved, unless the draft holds something newer. */
export function dropSavedDraft<Values extends object>(key: string, values: Values): void {
  if (JSON.stringify(withDraft(key, values)) === JSON.stringify(values)) dropDraft(key);
}

function isPersons(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && !name.startsWith(prefix + VISITOR);
}

function readDraft(key: string): Readonly<Record<string, unknown>> {
  const value = readItem(PREFIX + key);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

// Storage may be full or forbidden: a form works all the same, only without a draft.
function put(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing is kept then.
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept then.
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
