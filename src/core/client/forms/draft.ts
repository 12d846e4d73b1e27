// What a person typed outlives a reload, an ended session and a failed save. It stays in this tab only.
const PREFIX = 'trellis.draft.';

// A form's name begins with the person's id; `visitor` stands for who is not signed in.
const VISITOR_PREFIX = `${PREFIX}visitor.`;

/** Keeps what was typed into a form. Values that are secret must not be given. */
export function keepDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: the form works all the same, only without a draft.
  }
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
  return kept !== undefined && (kept === null || current === null || typeof kept === typeof current);
}

/** Whether something typed by a person who was signed in is still kept in this tab. */
export function hasPersonsDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some(isPersons);
  } catch {
    return false;
  }
}

/** Forgets what people who were signed in typed in this tab. */
export function dropPersonsDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isPersons)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function isPersons(key: string): boolean {
  return key.startsWith(PREFIX) && !key.startsWith(VISITOR_PREFIX);
}

/** Forgets a draft, once what it held was saved. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept then.
  }
}

function readDraft(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
