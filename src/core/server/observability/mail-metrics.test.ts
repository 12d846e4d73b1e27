import { Metrics } from './metrics.ts';

const seriesOf = async (metrics: Metrics) => (await metrics.text()).split('\n').filter((line) => line.startsWith('mails_'));

test('attempts are counted by how they ended, from zero', async () => {
  const metrics = new Metrics();
  metrics.mailEnded('sent');
  metrics.mailEnded('sent');
  metrics.mailEnded('retried');
  expect(await seriesOf(metrics)).toEqual([
    'mails_total{outcome="sent"} 2',
    'mails_total{outcome="failed"} 0',
    'mails_total{outcome="retried"} 1',
  ]);
});

test('the age of the oldest waiting mail is read at each scrape, and is missing while the database does not answer', async () => {
  const metrics = new Metrics();
  const ages = [12, undefined, 3];
  metrics.watchMails(async () => ages.shift() ?? Promise.reject(new Error('No database.')));
  expect(await seriesOf(metrics)).toContain('mails_oldest_waiting_seconds 12');
  expect((await seriesOf(metrics)).filter((line) => line.startsWith('mails_oldest'))).toEqual([]);
  expect(await seriesOf(metrics)).toContain('mails_oldest_waiting_seconds 3');
});
