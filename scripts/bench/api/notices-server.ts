// An ordinary server with one more plugin, whose calls apply with and without the notice and tell many people. Started by notices.ts.
import path from 'node:path';
import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { exactSchema, idSchema, z } from '#core/contract/schema.ts';
import { startServer } from '#core/server/app/start-server.ts';
import { readConfig } from '#core/server/config/read-config.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { handle } from '#core/server/http/handler.ts';
import { actorOf } from '#core/server/identity/actor-of.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { defineNotice } from '#core/server/notices/notice-kind.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { applicationListeners } from '#plugins/applications/contract/application-listeners.ts';
import { frozenParts } from '#plugins/applications/contract/frozen-parts.ts';
import { ApplicationReader } from '#plugins/applications/server/application-reader.ts';
import type { ApplicationTables } from '#plugins/applications/server/application-tables.ts';
import { Copies } from '#plugins/applications/server/applying/copies.ts';
import { Sending } from '#plugins/applications/server/applying/sending.ts';
import { SearchRows } from '#plugins/applications/server/search/search-rows.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { postingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { APPLICANT_UID, RAISED, toldUsers } from './notice-readers.ts';

const posting = z.object({ id: idSchema });
const raising = z.object({ about: exactSchema(1, 200) });

const applying = (id: string, place: string) =>
  endpointContract(
    endpoint<{ params: { id: string }; body: object; reply: undefined }>({
      ...{ id, method: 'POST', path: `/bench/${place}/:id`, summary: 'Applies as the next generated candidate.' },
    }),
    { params: posting, body: z.object({}), reply: z.undefined() },
    204,
  );

const raise = endpointContract(
  endpoint<{ body: z.infer<typeof raising>; reply: undefined }>({
    ...{ id: 'bench.raise', method: 'POST', path: '/bench/raise', summary: 'Tells ten thousand candidates.' },
  }),
  { body: raising, reply: z.undefined() },
  204,
);

const raised = defineNotice({
  ...{ kind: RAISED, group: 'applications', roles: ['candidate'], mail: 'daily' },
  params: z.strictObject({ number: exactSchema(1, 200) }),
});

const bench = defineServerPlugin({
  id: 'bench',
  requires: ['applications', 'employer', 'jobs'],
  noticeWords: path.join(import.meta.dirname, 'notice-words'),
  setup: (kernel) => {
    const users = new UsersRepository(kernel.db, kernel.now);
    const [db, postings] = [kernel.db.$extendTables<ApplicationTables>(), kernel.service(postingDirectory)];
    const { files, now } = kernel;
    const parts = () => kernel.contributions(frozenParts).map(({ value }) => value);
    const copies = new Copies({ db, companies: kernel.service(companyDirectory), files, parts });
    const searchRows = new SearchRows({ files, parts });
    const reader = new ApplicationReader({ db, postings, now });
    // The listeners of applications, with and without the one that raises notices.
    const listeners = (isTold: boolean) => () =>
      kernel
        .contributions(applicationListeners)
        .filter(({ id }) => isTold || id !== 'applications.notices')
        .map(({ value }) => value);
    let applicants = 0;
    const applyHandler = (isTold: boolean) => {
      const sending = new Sending({ db, postings, reader, copies, searchRows, files, parts, now, listeners: listeners(isTold) });
      const name = isTold ? 'told' : 'plain';
      return handle(applying(`bench.apply-${name}`, name), {
        policy: 'public',
        run: async ({ params }) => {
          applicants += 1;
          const user = await users.findByUid(`${APPLICANT_UID}${applicants}`);
          if (user === undefined) throw new Error('All generated candidates have applied.');
          await sending.send(actorOf(user), params.id, {});
          return undefined;
        },
      });
    };
    return {
      notices: [raised],
      handlers: [
        ...[false, true].map(applyHandler),
        handle(raise, {
          policy: 'public',
          run: async ({ body: { about } }) => {
            const event = { to: { users: await toldUsers(kernel.db) }, about, params: { number: about } };
            await inTransaction(kernel.db, (_own, transaction) => kernel.notices.raise(transaction, raised, event));
            return undefined;
          },
        }),
      ],
    };
  },
});

const config = readConfig(process.env);
const server = await startServer(config, [...serverPlugins, bench], createLogger(config.logLevel));
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
