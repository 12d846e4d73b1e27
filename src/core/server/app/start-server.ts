import { orderPlugins } from '#core/contract/plugin-order.ts';
import { type ClientFiles, openClientFiles } from '../assets/client-files.ts';
import { Sealer } from '../audit/sealer.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { withFolder } from '../db/folder-errors.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { UploadFolder } from '../http/files/upload-folder.ts';
import type { HttpServer } from '../http/http-server.ts';
import { buildHttpApp } from '../http-app/http-app.ts';
import { buildWorkerApp } from '../http-app/worker-app.ts';
import { createIdentity } from '../identity/create-identity.ts';
import type { Identity } from '../identity/identity.ts';
import { createSessionCheck, type SessionCheck } from '../identity/session-check.ts';
import { createTokenAuthenticator } from '../identity/token-authenticator.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { accountNews } from '../notices/account-news.ts';
import type { Logger } from '../observability/logger.ts';
import { Metrics } from '../observability/metrics.ts';
import type { ServerPlugin } from '../plugin/server-plugin.ts';
import { createServerRegistry, type ServerRegistry } from '../plugin/server-registry.ts';
import { JobStore } from '../queue/job-store.ts';
import { createQueue } from '../queue/queue.ts';
import { startQueue } from '../queue/start-queue.ts';
import { openSecrets } from '../secrets/open-secrets.ts';
import { agreeOnSecret } from '../secrets/secret-fingerprint.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { AnnouncedStop } from './announced-stop.ts';
import { coreServerPlugin } from './core.server-plugin.ts';
import { seedDemo } from './demo-seed.ts';
import { keepToOwner } from './keep-to-owner.ts';
import { listen } from './listen.ts';
import { Stops } from './stops.ts';
import { type WelcomeFacts, welcomePlaces } from './welcome.ts';

/** A server that accepts requests. */
export interface RunningServer extends WelcomeFacts {
  /** Announces the stop, lets running requests finish, then stops everything. A second call waits for the same stop. */
  readonly stop: () => Promise<void>;
}

const now = (): Date => new Date();

/**
 * Starts all parts. It locks the data folder, opens database and identity in parallel, sets up the plugins and runs their migrations. Only
 * then it accepts requests. The embedded identity may become ready later; calls that need it wait.
 *
 * @throws StartupError with a sentence for the operator
 * @throws PluginError when the plugins do not fit together
 */
export async function startServer(config: ServerConfig, plugins: readonly ServerPlugin[], log: Logger): Promise<RunningServer> {
  const stops = new Stops();
  try {
    const lock = await lockDataFolder(config.dataDir);
    stops.add(lock.release);
    withFolder(config.dataDir, () => keepToOwner(config.dataDir));
    await new UploadFolder(config.dataDir).sweep();
    const secrets = openSecrets(config);
    const [database, identity] = await openBoth({ config, secrets, log, stops });
    const ordered = orderPlugins([coreServerPlugin, ...plugins]);
    const store = new JobStore(database);
    const queue = createQueue(store);
    const metrics = new Metrics();
    const mailer = createMailer({ config, db: database.db, now, log, ended: (outcome) => metrics.mailEnded(outcome) });
    stops.add(mailer.close);
    const registry = createServerRegistry(ordered, { config, db: database.db, identity, queue, mailer, log, secrets, now });
    await migrateDatabase({ config, database, owners: ordered, log });
    await agreeOnSecret(database.db, secrets);
    stops.add(await registry.epoch.follow());
    stops.add(new Sealer({ db: database.db, config, log, now }).follow());
    const hasDemo = await seedDemo({ config, identity, db: database.db, log, now, registry });
    stops.add(await registry.start());

    const announced = new AnnouncedStop(() => stops.run(), config.shutdownDelayMs);
    const app = await appOf({ config, log, database, identity, registry, metrics, isServing: announced.isAhead });
    metrics.watchMails(() => registry.notices.outgoing.oldestWaiting());
    const stopQueue = await startQueue({ db: database.db, store, works: registry.works, role: config.role, metrics, log });
    // In parallel: the last jobs end while the last requests are answered.
    stops.add(() => Promise.all([closeApp(app, log), stopQueue()]));
    const address = await listen(app, config);
    lock.announce(address);
    registry.site.listensAt(address);
    return {
      address,
      hasDemo,
      places: registry.contributions(welcomePlaces).map(({ value }) => value),
      stop: () => announced.run(),
    };
  } catch (error) {
    await stops.run().catch((failure: unknown) => log.error({ err: failure }, 'A part of the server failed to stop'));
    throw error;
  }
}

interface OpeningDependencies {
  readonly config: ServerConfig;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly stops: Stops;
}

/** Opens both in parallel. When one fails, the other is still closed. */
async function openBoth({ config, secrets, log, stops }: OpeningDependencies): Promise<[OpenDatabase, Identity]> {
  const opening = openDatabase(config, log).then((database) => {
    stops.add(database.close);
    return database;
  });
  const sessions: SessionCheck = async (uid, authTime) => createSessionCheck((await opening).db, now)(uid, authTime);
  const creating = createIdentity({ config, sessions, keys: secrets.keysOf('core'), log, now }).then((identity) => {
    stops.add(identity.stop);
    return identity;
  });
  await Promise.allSettled([opening, creating]);
  return [await opening, await creating];
}

interface AppDependencies {
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly database: OpenDatabase;
  readonly identity: Identity;
  readonly registry: ServerRegistry;
  readonly metrics: Metrics;
  readonly isServing: () => boolean;
}

async function appOf({ config, log, database, identity, registry, metrics, isServing }: AppDependencies): Promise<HttpServer> {
  metrics.watchPool(database.pool);
  const readiness = { database: database.ready, identity: identity.ready };
  if (config.role === 'worker') return buildWorkerApp({ log, metrics, readiness, isServing });
  const assets = config.clientDir === undefined ? undefined : await openClientFiles(config.clientDir);
  return buildHttpApp({
    registry,
    authenticator: createTokenAuthenticator({ db: database.db, identity, events: accountNews(registry.notices.raise), log, now }),
    config,
    db: database.db,
    now,
    log,
    metrics,
    identityGateway: identity.gateway,
    assets,
    isServing,
    readiness: { ...readiness, ...(assets === undefined ? {} : { client: () => isBuilt(assets) }) },
  });
}

async function isBuilt(assets: ClientFiles): Promise<boolean> {
  await assets.refresh();
  return assets.isBuilt();
}

// Longer than any request takes. A request that hangs longer would keep the database open for ever.
const PATIENCE_MS = 10_000;

async function closeApp(app: HttpServer, log: Logger): Promise<void> {
  const impatience = setTimeout(() => {
    log.warn('Requests still ran when the server stopped. Their connections are closed');
    app.server.closeAllConnections();
  }, PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(impatience);
  }
}
