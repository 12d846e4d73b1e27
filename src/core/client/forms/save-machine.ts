/** The content of a form at one moment. */
export interface Typed<Body> {
  /** The body to save; `undefined` while the contract does not allow what is typed. */
  readonly body: Body | undefined;
  /** Equal for equal contents. */
  readonly key: string;
}

/** A content that the contract allows. */
export interface Sendable<Body> extends Typed<Body> {
  readonly body: Body;
}

/**
 * The phases of a form that saves itself.
 *
 * - `idle`: the server has what is typed.
 * - `held`: the contract does not allow what is typed, so it is not sent.
 * - `waiting`: what is typed is sent after a pause.
 * - `saving`: what is typed is being saved.
 * - `saving-newer`: an earlier content is being saved, and a newer one was typed meanwhile.
 * - `failed`: the save failed and nothing newer was typed.
 * - `conflict`: another person changed the same thing. Nothing is sent until the person decides.
 */
export type SavePhase = 'idle' | 'held' | 'waiting' | 'saving' | 'saving-newer' | 'failed' | 'conflict';

/** The whole state of saving one form. */
export interface SaveMachine<Body> {
  readonly phase: SavePhase;
  readonly typed: Typed<Body>;
  /** The content that is being saved; present in the two phases of saving only. */
  readonly sent: Sendable<Body> | undefined;
  /**
   * Keys of the contents that the server may hold if only this form wrote since; one entry when that is certain. {@link FOREIGN} stands for
   * the content of another person.
   */
  readonly mayHold: readonly string[];
  /** Whether the newer content is sent as soon as the save under way ends. */
  readonly isUrgent: boolean;
}

/** `refused`: the server did not take it. `unknown`: no answer tells whether it did. `conflict`: another person was faster. */
export type SaveFailure = 'refused' | 'unknown' | 'conflict';

/** What can happen to a form that saves itself. */
export type SaveEvent<Body> =
  | { readonly type: 'typed'; readonly typed: Typed<Body> }
  /** The form opened with a draft; `over` has the keys of the contents that it was typed over, where they are known. */
  | { readonly type: 'resumed'; readonly typed: Typed<Body>; readonly over: readonly string[] | undefined }
  /** The pause ended, the window is left, or the connection is back. */
  | { readonly type: 'pushed' }
  | { readonly type: 'submitted'; readonly typed: Sendable<Body> }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: SaveFailure }
  /** The person decided that the own content replaces the other one. */
  | { readonly type: 'overruled' };

// How many uncertain contents are remembered. A forgotten one only leads to a question more.
const MOST_UNCERTAIN = 4;

// Stands for the content of another person, which this form does not know. No content has this key.
const FOREIGN = '';

/** The state in which the server has everything. */
export function savedMachine<Body>(typed: Typed<Body>): SaveMachine<Body> {
  return { phase: 'idle', typed, sent: undefined, mayHold: [typed.key], isUrgent: false };
}

/** Keys of the contents that a draft is typed over: the server holds one of them unless another person wrote. */
export function basesOf<Body>({ sent, mayHold }: SaveMachine<Body>): readonly string[] {
  return sent === undefined ? mayHold : alsoHolding(mayHold, sent.key);
}

/** Whether the server certainly has what was typed last. A draft must be kept otherwise. */
export function isOnServer<Body>(machine: SaveMachine<Body>): boolean {
  const bases = basesOf(machine);
  return machine.phase !== 'conflict' && bases.length === 1 && bases[0] === machine.typed.key;
}

/** The next state. A new `sent` means that it is to be sent now. */
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

// The server holds the content of another person, and keeps it where the save does not arrive.
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

// Nothing is under way.
function rest<Body>(machine: SaveMachine<Body>): SaveMachine<Body> {
  if (isOnServer(machine)) return { ...machine, phase: 'idle', isUrgent: false };
  const { body, key } = machine.typed;
  if (body === undefined) return { ...machine, phase: 'held', isUrgent: false };
  return machine.isUrgent ? sending(machine, { body, key }) : { ...machine, phase: 'waiting' };
}

function alsoHolding(keys: readonly string[], key: string): readonly string[] {
  return [...keys.filter((other) => other !== key), key].slice(-MOST_UNCERTAIN);
}
