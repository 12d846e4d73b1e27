import { crateLost, cratesServerPlugin, raiseIn } from '#core/testing/crates-server-plugin.ts';
import { MailCollector } from '#core/testing/mail-collector.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { MailRefused, type OutgoingMail, type RefusalReason } from '../mail/mailer.ts';

const DAY = 24 * 60 * 60_000;
let clock = new Date('2026-03-02T10:00:00Z');
let refusal: RefusalReason | undefined;
const collector = new MailCollector();
const crates = cratesServerPlugin();
const api = freshServer([crates.plugin], {
  now: () => clock,
  mailer: {
    delivers: 'smtp',
    send: async (mail: OutgoingMail) => {
      if (refusal !== undefined) throw new MailRefused(refusal);
      await collector.send(mail);
    },
    close: collector.close,
  },
});

/** Mails once a day; returns whether a further mail arrives when the mail server accepts it. */
async function arrivesAfter(refusals: readonly (RefusalReason | undefined)[]): Promise<boolean> {
  const before = collector.mails.length + refusals.filter((reason) => reason === undefined).length;
  for (const reason of [...refusals, undefined]) {
    refusal = reason;
    clock = new Date(clock.getTime() + DAY);
    const about = clock.toISOString();
    await raiseIn(api, crates.notices(), crateLost, { to: { address: 'reader@example.org' }, about, params: { crate: 'Box' } });
    await api.drain();
  }
  return collector.mails.length > before;
}

test('An address that is refused on three days gets no more mail', async () => {
  expect(await arrivesAfter(['recipient', 'recipient', 'recipient'])).toBe(false);
});

test('An address that is refused on two days, or accepted between refusals, still gets mail', async () => {
  expect(await arrivesAfter(['recipient', 'recipient'])).toBe(true);
  expect(await arrivesAfter(['recipient', 'recipient', undefined, 'recipient'])).toBe(true);
});

test('An address still gets mail after the mail server has refused texts on three days', async () => {
  expect(await arrivesAfter(['content', 'content', 'content'])).toBe(true);
});
