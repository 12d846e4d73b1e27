import { fastify, LogController } from 'fastify';
import type { Authenticator } from '../access/authenticator.ts';
import type { ClientFiles } from '../assets/client-files.ts';
import { prepareClientFiles } from '../assets/send-client-file.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import { answerBrokenConnection, answerErrors, answerUnreadable } from '../http/answer-errors.ts';
import { limitBodyTime } from '../http/body-clock.ts';
import { closeConnectionsWhenStopping } from '../http/close-connections.ts';
import { UploadFolder } from '../http/files/upload-folder.ts';
import type { HttpServer } from '../http/http-server.ts';
import { createRequestLimits } from '../http/limits/request-limits.ts';
import { observeRequests } from '../http/observe-requests.ts';
import { AllowedMethods } from '../http/path-pattern.ts';
import { prepareCompression } from '../http/reply-compression.ts';
import { requestIdOf } from '../http/request-id.ts';
import { originForm } from '../http/request-target.ts';
import type { IdentityGateway } from '../identity/identity.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ReadinessProbes } from '../observability/readiness.ts';
import { mountPages } from '../pages/mount-pages.ts';
import type { ServerRegistry } from '../plugin/server-registry.ts';
import { mountDocs } from './docs/mount-docs.ts';
import { demandPolicies, mountHandlers } from './mount-handlers.ts';
import { mountOperations } from './mount-operations.ts';
import { demandFreeAddresses } from './open-addresses.ts';
import { headerWriter, passToIdentity } from './request-hooks.ts';
import { answerUnmatched } from './unmatched.ts';

interface HttpDependencies {
  readonly registry: ServerRegistry;
  readonly authenticator: Authenticator;
  readonly config: ServerConfig;
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The public side of the embedded identity provider; `undefined` with a real Firebase project. */
  readonly identityGateway: IdentityGateway | undefined;
  /** The built client; with `undefined` the server serves only the API. */
  readonly assets: ClientFiles | undefined;
  readonly readiness: ReadinessProbes;
  /** See {@link HealthOptions.isServing}. */
  readonly isServing?: () => boolean;
}

const MEGABYTE = 1024 * 1024;

/**
 * The HTTP server with everything mounted. It does not listen yet.
 *
 * @throws PluginError ENDPOINT_WITHOUT_POLICY, ADDRESS_TAKEN
 */
export async function buildHttpApp(dependencies: HttpDependencies): Promise<HttpServer> {
  const { registry, config, log } = dependencies;
  demandFreeAddresses(registry.handlers, dependencies);
  const writeHeaders = headerWriter({ config, assets: dependencies.assets, epoch: registry.epoch });
  const app: HttpServer = fastify({
    loggerInstance: log,
    // Our own hook logs requests without addresses, because a query may hold text that a user typed.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request, config),
    bodyLimit: MEGABYTE,
    // Each call times its own body, so only the limit for the headers remains.
    requestTimeout: 0,
    http: { headersTimeout: 60_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // Hooks do not run for an address of the API that cannot be parsed.
    frameworkErrors: (error, request, reply) => {
      writeHeaders(request, reply);
      answerUnreadable(error, reply, registry.errors);
    },
    clientErrorHandler: answerBrokenConnection,
  });
  // JSON is the only body format. Fastify answers 415 for a type without a parser.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', null);
  app.decorateRequest('viewer', null);
  app.decorateRequest('viewId', null);
  app.decorateRequest('signedInAt', null);

  if (dependencies.assets !== undefined) await prepareClientFiles(app, dependencies.assets);
  await prepareCompression(app);
  const limits = await createRequestLimits(app, dependencies);
  const allowed = new AllowedMethods();
  app.addHook('onRoute', ({ method, url }) => allowed.add([method].flat(), url));
  demandPolicies(app);
  closeConnectionsWhenStopping(app);
  app.addHook('onRequest', (request, reply, done) => {
    writeHeaders(request, reply);
    done();
  });
  limitBodyTime(app);
  observeRequests(app, dependencies.metrics);
  passToIdentity(app, dependencies.identityGateway, limits);
  answerErrors(app, registry.errors);
  answerUnmatched(app, { allowed, assets: dependencies.assets, limits });
  mountOperations(app, dependencies);
  const uploads = new UploadFolder(config.dataDir);
  const { authenticator, db } = dependencies;
  await mountHandlers(app, { registry, authenticator, limits, db, config, uploads, checkReplies: config.checkReplies });
  mountDocs(app, registry, limits);
  mountPages(app, { rules: registry.pages, assets: dependencies.assets, limits });
  return app;
}
