/** The content of a form at one moment. */
export interface Typed<Body> {
  /** The body to save; `undefined` while the typed values violate the contract. */
  readonly body: Body | undefined;
  /** Equal for equal contents. */
  readonly key: string;
}

/** A content that the contract allows. */
export interface Sendable<Body> extends Typed<Body> {
  readonly body: Body;
}

/**
 * The phases of an autosaved form.
 *
 * - `idle`: the server has the typed content.
 * - `held`: the contract does not allow the typed content, so it is not sent.
 * - `waiting`: the typed content is sent after a pause.
 * - `saving`: the typed content is being saved.
 * - `saving-newer`: an earlier content is being saved, and the user has typed newer content.
 * - `failed`: the save failed, and the user has typed nothing newer.
 * - `conflict`: another user changed the same data. Nothing is sent until the user decides.
 */
export type SavePhase = 'idle' | 'held' | 'waiting' | 'saving' | 'saving-newer' | 'failed' | 'conflict';

/** The whole state of saving one form. */
export interface SaveMachine<Body> {
  readonly phase: SavePhase;
  readonly typed: Typed<Body>;
  /** The content that is being saved; present only in `saving` and `saving-newer`. */
  readonly sent: Sendable<Body> | undefined;
  /**
   * Keys of the contents that the server may hold if only this form wrote. There is one entry if the content is certain. {@link FOREIGN}
   * stands for the content of another user.
   */
  readonly mayHold: readonly string[];
  /** Whether the newer content is sent as soon as the current save ends. */
  readonly isUrgent: boolean;
}

/** `refused`: the server rejected it. `unknown`: it is not known whether the server saved it. `conflict`: another user saved first. */
export type SaveFailure = 'refused' | 'unknown' | 'conflict';

export type SaveEvent<Body> =
  | { readonly type: 'typed'; readonly typed: Typed<Body> }
  /** The form opened with a draft. `over` has the keys of the contents on which the draft is based, if they are known. */
  | { readonly type: 'resumed'; readonly typed: Typed<Body>; readonly over: readonly string[] | undefined }
  /** The pause ended, the window was hidden or left, or the connection is back. */
  | { readonly type: 'pushed' }
  | { readonly type: 'submitted'; readonly typed: Sendable<Body> }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: SaveFailure }
  /** The user decided to overwrite the content of the other user. */
  | { readonly type: 'overruled' };

// Limit for remembered uncertain contents. If one is forgotten, the user is only asked once more.
const MOST_UNCERTAIN = 4;

// Stands for the unknown content of another user. No content has this key.
const FOREIGN = '';

/** The initial state: the server has the given content. */
export function savedMachine<Body>(typed: Typed<Body>): SaveMachine<Body> {
  return { phase: 'idle', typed, sent: undefined, mayHold: [typed.key], isUrgent: false };
}

/** Keys of the contents on which a draft is based. The server holds one of them unless another user wrote. */
export function basesOf<Body>({ sent, mayHold }: SaveMachine<Body>): readonly string[] {
  return sent === undefined ? mayHold : alsoHolding(mayHold, sent.key);
}

/** Whether the server certainly has the last typed content. If not, a draft must be kept. */
export function isOnServer<Body>(machine: SaveMachine<Body>): boolean {
  const bases = basesOf(machine);
  return machine.phase !== 'conflict' && bases.length === 1 && bases[0] === machine.typed.key;
}

/** Returns the next state. If `sent` is new, the caller must send it now. */
export function nextSave<Body>(machine: SaveMachine<Body>, event: SaveEvent<Body>): SaveMachine<Body> {
  if (event.type === 'typed') return typedInto(machine, event.typed);
  if (event.type === 'resumed') return resumed(machine, event.typed, event.over);
  if (event.type === 'pushed') return pushed(machine);
  if (event.type === 'submitted') return isBlocked(machine) ? machine : sending(machine, event.typed);
  if (event.type === 'overruled') return overruled(machine);
  if (machine.sent === undefined) return machine;
  if (event.type === 'failed') return failed(machine, machine.sent, event.failure);
  return rest({ ...machine, sent: undefined, mayHold: [machine.sent.key] });
}

function isBlocked<Body>({ phase, sent }: SaveMachine<Body>): boolean {
  return phase === 'conflict' || sent !== undefined;
}

function typedInto<Body>(machine: SaveMachine<Body>, typed: Typed<Body>): SaveMachine<Body> {
  const next = { ...machine, typed, isUrgent: false };
  if (machine.phase === 'conflict') return next;
  return machine.sent === undefined ? rest(next) : underWay(next, machine.sent);
}

function resumed<Body>(machine: SaveMachine<Body>, typed: Typed<Body>, over: readonly string[] | undefined): SaveMachine<Body> {
  const [held = FOREIGN] = machine.mayHold;
  const isForeign = machine.phase === 'idle' && typed.key !== held && over !== undefined && !over.includes(held);
  return isForeign ? { ...machine, typed, phase: 'conflict', mayHold: over } : typedInto(machine, typed);
}

function pushed<Body>(machine: SaveMachine<Body>): SaveMachine<Body> {
  if (machine.phase === 'saving-newer') return { ...machine, isUrgent: true };
  if (machine.phase === 'waiting' || machine.phase === 'failed') return rest({ ...machine, isUrgent: true });
  return machine;
}

// The server holds the content of another user and keeps it if the save does not arrive.
function overruled<Body>(machine: SaveMachine<Body>): SaveMachine<Body> {
  return machine.phase === 'conflict' ? rest({ ...machine, phase: 'waiting', mayHold: [FOREIGN], isUrgent: true }) : pushed(machine);
}

function failed<Body>(machine: SaveMachine<Body>, sent: Sendable<Body>, failure: SaveFailure): SaveMachine<Body> {
  const ended = { ...machine, sent: undefined };
  if (failure === 'conflict') return { ...ended, phase: 'conflict', isUrgent: false };
  const next = failure === 'unknown' ? { ...ended, mayHold: alsoHolding(machine.mayHold, sent.key) } : ended;
  return machine.phase === 'saving' && !isOnServer(next) ? { ...next, phase: 'failed' } : rest(next);
}

function underWay<Body>(machine: SaveMachine<Body>, sent: Sendable<Body>): SaveMachine<Body> {
  return { ...machine, sent, phase: machine.typed.key === sent.key ? 'saving' : 'saving-newer' };
}

function sending<Body>(machine: SaveMachine<Body>, sent: Sendable<Body>): SaveMachine<Body> {
  return underWay({ ...machine, isUrgent: false }, sent);
}

// The state when no save is in progress.
function rest<Body>(machine: SaveMachine<Body>): SaveMachine<Body> {
  if (isOnServer(machine)) return { ...machine, phase: 'idle', isUrgent: false };
  const { body, key } = machine.typed;
  if (body === undefined) return { ...machine, phase: 'held', isUrgent: false };
  return machine.isUrgent ? sending(machine, { body, key }) : { ...machine, phase: 'waiting' };
}

function alsoHolding(keys: readonly string[], key: string): readonly string[] {
  return [...keys.filter((other) => other !== key), key].slice(-MOST_UNCERTAIN);
}

/** Makes the content of a form from a valid body, or from values that violate the contract if `body` is `undefined`. */
export function typedOf<Body>(body: Body | undefined, values: unknown): Typed<Body> {
  return body === undefined ? { body, key: `not allowed: ${JSON.stringify(values)}` } : sendable(body);
}

/** Makes the content of a form from a valid body. */
export function sendable<Body>(body: Body): Sendable<Body> {
  return { body, key: JSON.stringify(body) };
}
