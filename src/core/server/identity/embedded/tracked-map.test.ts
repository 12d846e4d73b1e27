import { byAge, emailMessages, phoneMessages } from './pending-message.ts';
import { DatedMap } from './tracked-map.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString();

test('an entry gets the time of its creation, and keeps it when it is restored', () => {
  let minute = 0;
  const map = new DatedMap(10, () => new Date(at(minute)));
  map.set('new', { code: '1' });
  minute = 30;
  map.set('restored', { code: '2', askedAt: at(5) });
  expect([...map.values()]).toEqual([
    { code: '1', askedAt: at(0) },
    { code: '2', askedAt: at(5) },
  ]);
});

test('messages of both kinds are sorted by their times, the newest last', () => {
  const link = 'http://localhost/?mode=verifyEmail&oobCode=';
  const emails = emailMessages({
    status: 200,
    body: {
      oobCodes: [
        { email: 'ann@example.org', oobCode: 'first', oobLink: `${link}first`, askedAt: at(1) },
        { email: 'ann@example.org', newEmail: 'new@example.org', oobCode: 'third', oobLink: `${link}third`, askedAt: at(3) },
      ],
    },
  });
  const texts = phoneMessages({
    status: 200,
    body: { verificationCodes: [{ phoneNumber: '+441514960000', code: 'second', askedAt: at(2) }] },
  });
  const sorted = [...emails, ...texts].sort(byAge);
  expect(sorted.map(({ code }) => code)).toEqual(['first', 'second', 'third']);
  expect(sorted[2]?.to).toBe('new@example.org');
});
