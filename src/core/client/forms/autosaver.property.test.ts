import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { ApiError } from '../http/api-error.ts';
import { AUTOSAVE_PAUSE, Autosaver } from './autosaver.ts';
import { draftBases, dropDraft, hasDraft, keepDraft, withDraft } from './draft.ts';
import { sendable, typedOf } from './save-machine.ts';
import { keepDraftUntilSaved } from './use-autosaved-form.ts';

type Outcome = 'arrives' | 'arrives, no answer' | 'is lost' | 422 | 503;

type Step =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'submit' | 'flush' | 'reopen' | 'overwrite' }
  | { readonly do: 'other'; readonly text: string }
  | { readonly do: 'wait'; readonly ms: number };

const DRAFT = 'person.note';

/** Texts with a question mark are invalid. There are few texts, so that the same text is often typed again. */
const texts = fc.constantFrom('a', 'b', 'c', 'not allowed?');
const allowed = fc.constantFrom('a', 'b', 'c', 'd');

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: texts.map((text): Step => ({ do: 'type', text })) },
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 3 * AUTOSAVE_PAUSE }).map((ms): Step => ({ do: 'wait', ms })) },
    { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'submit' }, { do: 'flush' }, { do: 'reopen' }, { do: 'overwrite' }) },
    { weight: 1, arbitrary: allowed.map((text): Step => ({ do: 'other', text })) },
  ),
  { maxLength: 30 },
);

const answers = fc.array(
  fc.record({
    outcome: fc.constantFrom<Outcome>('arrives', 'arrives', 'arrives', 'arrives, no answer', 'is lost', 422, 503),
    delay: fc.integer({ min: 0, max: 3 * AUTOSAVE_PAUSE }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A server with one text in several versions, and a window in which a user types. */
class World {
  server = { text: 'a', version: 1 };
  /** The text that this window saved last. */
  ownText = 'a';
  /** Texts that the user saw from the server or sent. If another user saves one of them, no unknown change is hidden. */
  known: ReadonlySet<string> = new Set('a');
  values = { text: 'a' };
  version = 1;
  saver = this.open();
  private sends = 0;

  constructor(private answers: readonly { readonly outcome: Outcome; readonly delay: number }[]) {}

  /** From now on, every save arrives and gets a response. */
  recover(): void {
    this.answers = [{ outcome: 'arrives', delay: 1 }];
  }

  open(): Autosaver<string> {
    this.version = this.server.version;
    const saver = new Autosaver<string>((body) => this.save(body), sendable(this.server.text));
    const over = draftBases(DRAFT);
    this.values = withDraft(DRAFT, { text: this.server.text });
    // Without a draft, or with an equal draft, the user sees the text of the server.
    if (this.values.text === this.server.text) {
      this.known = new Set([this.server.text]);
      this.ownText = this.server.text;
    }
    saver.resume(typedIn(this.values.text), over);
    keepDraftUntilSaved(DRAFT, saver, this.values);
    return saver;
  }

  async do(step: Step): Promise<void> {
    if (step.do === 'type') this.type(step.text);
    else if (step.do === 'wait') await jest.advanceTimersByTimeAsync(step.ms);
    else if (step.do === 'other') this.otherSaves(step.text);
    else if (step.do === 'flush') void this.saver.flush();
    else if (step.do === 'overwrite') this.overwrite();
    else if (step.do === 'submit') this.submit();
    else await this.reopen();
    await jest.advanceTimersByTimeAsync(0);
    keepDraftUntilSaved(DRAFT, this.saver, this.values);
  }

  private type(text: string): void {
    this.values = { text };
    keepDraft(DRAFT, this.values);
    this.saver.take(typedIn(text));
  }

  private otherSaves(text: string): void {
    this.server = { text, version: this.server.version + 1 };
  }

  private submit(): void {
    const { text } = this.values;
    if (isAllowed(text)) void this.saver.saveNow(sendable(text)).catch(() => undefined);
  }

  private overwrite(): void {
    if (this.saver.state !== 'conflict') return;
    this.version = this.server.version;
    this.known = new Set([this.server.text]);
    void this.saver.retry();
  }

  /** Leaves the page and opens it again. Like the wizard, it waits for the current save. */
  private async reopen(): Promise<void> {
    const left = this.saver;
    const values = this.values;
    const flushed = left.flush();
    await jest.advanceTimersByTimeAsync(100 * AUTOSAVE_PAUSE);
    await flushed;
    keepDraftUntilSaved(DRAFT, left, values);
    this.saver = this.open();
  }

  private async save(text: string): Promise<void> {
    const { version } = this;
    const { outcome, delay } = this.answers[this.sends++ % this.answers.length] ?? { outcome: 'arrives', delay: 0 };
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (outcome === 422) throw new ApiError(outcome, undefined);
    if (version === this.server.version && !this.known.has(this.server.text)) throw new Unknown();
    const isLost = outcome === 503 || outcome === 'is lost';
    if (!isLost && version !== this.server.version) throw new ApiError(409, undefined);
    this.known = new Set([...this.known, text]);
    if (isLost) throw new ApiError(outcome === 503 ? 503 : 0, undefined);
    this.server = { text, version: version + 1 };
    this.ownText = text;
    if (outcome === 'arrives, no answer') throw new ApiError(0, undefined);
    this.version = this.server.version;
    this.known = new Set([text]);
  }
}

class Unknown extends Error {}

const isAllowed = (text: string): boolean => !text.includes('?');
const typedIn = (text: string) => typedOf(isAllowed(text) ? text : undefined, { text });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** Runs that revealed faults. */
const OVERWRITES: [Step[], { outcome: Outcome; delay: number }[]][] = [
  [
    [{ do: 'type', text: 'c' }, { do: 'other', text: 'b' }, { do: 'wait', ms: 801 }, { do: 'overwrite' }],
    [{ outcome: 'arrives', delay: 1 }],
  ],
  [
    [{ do: 'type', text: 'c' }, { do: 'other', text: 'b' }, { do: 'wait', ms: 801 }, { do: 'overwrite' }, { do: 'wait', ms: 5 }],
    [
      { outcome: 'arrives', delay: 1 },
      { outcome: 'is lost', delay: 1 },
    ],
  ],
];

test('the last typed text is on the server or in the draft, and no unknown change is overwritten', async () => {
  const saveErrors = jest.mocked(console.error);
  await fc.assert(
    fc.asyncProperty(steps, answers, async (all, replies) => {
      dropDraft(DRAFT);
      saveErrors.mockClear();
      jest.clearAllTimers();
      const world = new World(replies);
      for (const step of all) {
        await world.do(step);
        const { text } = world.values;
        if (world.saver.isOnServer) expect(world.ownText).toBe(text);
        else expect(withDraft(DRAFT, { text: '' })).toEqual({ text });
        expect(saveErrors).not.toHaveBeenCalledWith(expect.anything(), expect.any(Unknown));
      }
    }),
    { numRuns: runs(200), examples: OVERWRITES },
  );
}, 60_000);

test('valid text reaches the server once it responds, unless another user saved first', async () => {
  await fc.assert(
    fc.asyncProperty(steps, answers, async (all, replies) => {
      dropDraft(DRAFT);
      jest.clearAllTimers();
      const world = new World(replies);
      for (const step of all.filter((one) => one.do !== 'other')) await world.do(step);
      world.recover();
      for (let turn = 0; turn < 10; turn += 1) {
        await world.do({ do: 'flush' });
        await world.do({ do: 'overwrite' });
        await world.do({ do: 'wait', ms: 4 * AUTOSAVE_PAUSE });
      }
      const { text } = world.values;
      if (isAllowed(text)) expect([world.server.text, hasDraft(DRAFT)]).toEqual([text, false]);
      else expect(hasDraft(DRAFT)).toBe(true);
    }),
    { numRuns: runs(100) },
  );
}, 60_000);
