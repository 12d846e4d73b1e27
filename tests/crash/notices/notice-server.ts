import { readConfig } from '#core/server/config/read-config.ts';
import { openDatabase } from '#core/server/db/open-database.ts';
import { createMailer } from '#core/server/mail/create-mailer.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { Metrics } from '#core/server/observability/metrics.ts';
import { startQueue } from '#core/server/queue/start-queue.ts';
import { noticesOn } from './told-plugin.ts';

// node tests/crash/notices/notice-server.ts DATABASE_URL SMTP_URL: a server that tells notices and sends mails until it is killed.
const [url, smtp] = process.argv.slice(2);
const environment = { NODE_ENV: 'test', DATABASE_URL: url, SMTP_URL: smtp, MAIL_FROM: 'jobs@example.org', MAIL_RATE: '1000' };
const config = readConfig(environment);
const log = createLogger('error');
const database = await openDatabase(config, log);
const mailer = createMailer({ config, db: database.db, now: () => new Date(), log, ended: () => undefined });
const { registry, store } = noticesOn(database, config, mailer);
const timing = { pollMs: 200, stopMs: 1_000 };
await startQueue({ db: database.db, store, works: registry.works, role: 'all', metrics: new Metrics(), log, timing });
// The worker's own timers do not keep the process alive.
setInterval(() => undefined, 60_000);
console.log('ready');
