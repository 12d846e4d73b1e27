import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { FEEDBACK_KINDS, FEEDBACK_RATINGS } from '../contract/feedback.ts';
import { getFeedbackFigures } from '../contract/handling-endpoints.ts';
import type { FeedbackFigures } from '../contract/handling-schemas.ts';
import { FEEDBACK_STATES } from '../contract/life-cycle.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { storeFeedback } from './testing/stored-feedback.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let time = new Date();
const api = testServer(serverPlugins, { now: () => time });

const tables = () => api.db.$extendTables<FeedbackTables>();

// Zones with daylight saving, without midnight on some days, with quarters of an hour, and at both ends of the world.
const ZONES = `UTC Europe/Berlin America/New_York America/Santiago Africa/Cairo Asia/Beirut America/Havana Africa/Casablanca
  Asia/Kathmandu Pacific/Chatham Australia/Lord_Howe Pacific/Kiritimati Pacific/Pago_Pago America/St_Johns Asia/Tehran`.split(/\s+/);

const question = fc.record({
  zone: fc.constantFrom(...ZONES),
  firstDay: fc.integer({ min: 1, max: 7 }),
  weeks: fc.integer({ min: 1, max: 53 }),
  now: fc.date({ min: new Date('2023-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true }),
});

/** A message around the midnight of a day before the present: where a wrong hour makes a wrong week. */
const message = fc.record({
  daysAgo: fc.integer({ min: -7, max: 380 }),
  offset: fc.integer({ min: -15 * 60 * MINUTE, max: 13 * 60 * MINUTE }),
  kind: fc.constantFrom(...FEEDBACK_KINDS),
  state: fc.constantFrom(...FEEDBACK_STATES),
  rating: fc.option(fc.constantFrom(...FEEDBACK_RATINGS)),
  answeredAfter: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
  isRemovedLater: fc.boolean(),
});

test('the figures agree with a count by hand, also after feedback was deleted', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.array(message, { minLength: 5, maxLength: 60 }), async ({ now, ...query }, described) => {
      time = now;
      await tables().deleteFrom('removed_feedback').execute();
      await tables().deleteFrom('feedback').execute();
      const messages = described.map(({ daysAgo, offset, answeredAfter, ...rest }) => {
        const sentAt = Math.floor(now.getTime() / DAY - daysAgo) * DAY + offset;
        return { ...rest, sentAt, answeredAt: answeredAfter === null ? null : sentAt + answeredAfter };
      });
      const expected = byHand(messages, query, now);
      const rows = await storeFeedback(tables(), messages.map(rowOf));
      expect(await figures(query)).toEqual(expected);
      const removed = messages.map((one, index) => ({ ...one, id: rows[index]?.id ?? '' })).filter(({ isRemovedLater }) => isRemovedLater);
      await remove(removed);
      expect(await figures(query)).toEqual(expected);
    }),
    { numRuns: runs(150) },
  );
});

interface Message {
  readonly sentAt: number;
  readonly answeredAt: number | null;
  readonly kind: (typeof FEEDBACK_KINDS)[number];
  readonly state: (typeof FEEDBACK_STATES)[number];
  readonly rating: (typeof FEEDBACK_RATINGS)[number] | null;
}

const rowOf = ({ sentAt, answeredAt, kind, state, rating }: Message) => ({
  ...{ kind, state, rating, created_at: new Date(sentAt) },
  first_answered_at: answeredAt === null ? null : new Date(answeredAt),
});

const figures = (query: { readonly zone: string; readonly firstDay: number; readonly weeks: number }): Promise<FeedbackFigures> =>
  api.as('admin:feedback', 'handler').reply(getFeedbackFigures, { query });

/** Replaces messages as the deletion of an account does. */
async function remove(messages: readonly (Message & { readonly id: string })[]): Promise<void> {
  for (const { id, sentAt, kind, state, rating, answeredAt } of messages) {
    await tables().deleteFrom('feedback').where('id', '=', id).execute();
    const sent_at = new Date(Math.floor(sentAt / (15 * MINUTE)) * 15 * MINUTE);
    const minutes_to_answer = minutesOf({ sentAt, answeredAt });
    await tables().insertInto('removed_feedback').values({ sent_at, kind, state, rating, minutes_to_answer }).execute();
  }
}

const minutesOf = ({ sentAt, answeredAt }: Pick<Message, 'sentAt' | 'answeredAt'>): number | null =>
  answeredAt === null ? null : Math.floor((answeredAt - sentAt) / MINUTE);

/** The figures from the local date of each message. The weeks are those of the calendar, without any hours. */
function byHand(
  messages: readonly Message[],
  { zone, firstDay, weeks }: { readonly zone: string; readonly firstDay: number; readonly weeks: number },
  now: Date,
): FeedbackFigures {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  const weekOf = (at: number | Date): string => firstDayOfWeek(calendar.format(at), firstDay);
  const starts = Array.from({ length: weeks }, (_, index) => plusDays(weekOf(now), -7 * (weeks - 1 - index)));
  const inPeriod = messages.filter(({ sentAt }) => starts.includes(weekOf(sentAt)));
  const genuine = inPeriod.filter(({ state }) => state !== 'spam');
  const minutes = genuine.map(minutesOf).filter((taken) => taken !== null);
  return {
    byKind: FEEDBACK_KINDS.map((kind) => ({ kind, count: genuine.filter((one) => one.kind === kind).length })),
    byState: FEEDBACK_STATES.map((state) => ({ state, count: inPeriod.filter((one) => one.state === state).length })),
    weeks: starts.map((start) => {
      const ofWeek = genuine.filter(({ sentAt }) => weekOf(sentAt) === start);
      const ratings = ofWeek.flatMap(({ rating }) => rating ?? []);
      const total = ratings.reduce((sum: number, rating) => sum + rating, 0);
      return { start, count: ofWeek.length, rated: ratings.length, meanRating: ratings.length === 0 ? null : total / ratings.length };
    }),
    answered: minutes.length,
    medianMinutes: middle(minutes),
  };
}

/** Goes back day by day to the first day of the week. */
function firstDayOfWeek(date: string, firstDay: number): string {
  const isFirst = (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) === firstDay;
  return isFirst ? date : firstDayOfWeek(plusDays(date, -1), firstDay);
}

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function middle(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
