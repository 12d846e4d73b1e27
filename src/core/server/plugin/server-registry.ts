import type { Actor } from '#core/contract/actor.ts';
import type { ErrorMeaning } from '#core/contract/errors.ts';
import type { Contribution, PointRef } from '#core/contract/extension-point.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import { orderPlugins, type PluginIdentity } from '#core/contract/plugin-order.ts';
import { Abilities, type AbilityRules } from '../access/abilities.ts';
import type { Policy } from '../access/policy.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { callRefused } from '../audit/core-actions.ts';
import { AccessEpoch } from '../epoch/access-epoch.ts';
import { type FilePurposeRules, filePurposes, fileUses } from '../files/file-purposes.ts';
import { createFileStore } from '../files/file-room.ts';
import { checkFileRules } from '../files/purpose-index.ts';
import { SiteAddress } from '../http/site-address.ts';
import type { Mailer } from '../mail/mailer.ts';
import { NoticeIndex } from '../notices/notice-index.ts';
import { noticePages } from '../notices/notice-pages.ts';
import { createNotices, type Notices } from '../notices/notices.ts';
import type { PageRule } from '../pages/page-rule.ts';
import { PageRules } from '../pages/page-rules.ts';
import { WorkIndex } from '../queue/work-index.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { SpreadsheetWriter } from '../spreadsheets/writing/spreadsheet-writer.ts';
import { actionsOf } from './audit-actions.ts';
import { commandsByName } from './commands-by-name.ts';
import { ContributionIndex } from './contribution-index.ts';
import { DutyIndex, needsDuty, type OwnedDuty } from './duty-index.ts';
import { HandlerIndex, type OwnedHandler } from './handler-index.ts';
import { mergeErrors } from './merge-errors.ts';
import type { ServerKernel } from './server-kernel.ts';
import type { ServerParts, ServerPlugin } from './server-plugin.ts';
import { ServiceIndex } from './service-index.ts';

/** The checked parts of all plugins. */
export interface ServerRegistry {
  readonly handlers: readonly OwnedHandler[];
  /** Descriptions of each plugin's calls, by plugin id. */
  readonly summaries: Readonly<Record<string, string | undefined>>;
  /** The full error catalogue by code. */
  readonly errors: Readonly<Record<string, ErrorMeaning>>;
  /** The rights of an actor; `null` stands for a visitor. */
  readonly abilitiesOf: (actor: Actor | null) => Abilities;
  /** The duties of all plugins. */
  readonly duties: readonly OwnedDuty[];
  /** Whether a call needs a duty or a full administrator. */
  readonly needsDuty: (policy: Policy) => boolean;
  readonly audit: AuditLog;
  readonly epoch: AccessEpoch;
  /** Where browsers reach the server. */
  readonly site: SiteAddress;
  /** The page rules of all plugins. */
  readonly pages: readonly PageRule[];
  readonly contributions: <Value>(point: PointRef<Value>) => readonly Contribution<Value>[];
  readonly notices: Notices;
  /** The kinds of notices of all plugins. */
  readonly noticeKinds: NoticeIndex;
  /** The background work of all plugins. */
  readonly works: WorkIndex;
  /** A service for a command of the plugin, which runs after all are set up. */
  readonly serviceFor: (plugin: PluginIdentity) => ServerKernel['service'];
  /** Runs the start hooks of the plugins in order. The returned function runs their stops once, in reverse order. */
  readonly start: () => Promise<() => Promise<void>>;
}

/** The dependencies of the plugins' setup. The registry itself adds services, contributions and abilities. */
export interface KernelParts
  extends Omit<
    ServerKernel,
    | 'service'
    | 'files'
    | 'notices'
    | 'spreadsheets'
    | 'contributions'
    | 'abilitiesOf'
    | 'isAnswered'
    | 'siteOrigin'
    | 'secrets'
    | 'duties'
    | 'epoch'
    | 'audit'
    | 'auditAs'
  > {
  /** Each plugin gets only its own keys. */
  readonly secrets: Secrets;
  /** Plugins do not get it: they raise notices, which are mailed as each user has chosen. */
  readonly mailer: Mailer;
}

/**
 * Orders the plugins, sets up each and checks that they fit together. It makes no query and does not listen.
 *
 * @throws PluginError naming both parties of the first conflict
 */
export function createServerRegistry(plugins: readonly ServerPlugin[], { mailer, ...parts }: KernelParts): ServerRegistry {
  const ordered = orderPlugins(plugins);
  const errors = mergeErrors(ordered);
  commandsByName(ordered);
  const duties = new DutyIndex();
  for (const { id, duties: names = [] } of ordered) for (const duty of names) duties.add(duty, id);
  const audit = new AuditLog(new Set([callRefused, ...actionsOf(ordered)]), parts.now);
  const epoch = new AccessEpoch(parts.db, parts.log);
  const site = new SiteAddress(parts.config);
  const services = new ServiceIndex();
  const handlers = new HandlerIndex();
  const contributions = new ContributionIndex();
  const works = new WorkIndex();
  const pages = new PageRules();
  const starts: NonNullable<ServerParts['start']>[] = [];
  const rules = ordered.flatMap(({ abilities }): AbilityRules[] =>
    abilities === undefined ? [] : [(actor, allow) => abilities(actor, allow, parts.config)],
  );
  const abilitiesOf = rememberPerActor((actor) => new Abilities(actor, rules));
  const purposes = (): readonly Contribution<FilePurposeRules>[] => contributions.at(filePurposes);
  const spreadsheets = new SpreadsheetWriter();
  const coreKeys = parts.secrets.keysOf('core');
  const files = createFileStore({ ...parts, keys: coreKeys, purposes });
  const kinds = new NoticeIndex();
  const folders = new Map(ordered.flatMap(({ id, noticeWords }) => (noticeWords === undefined ? [] : [[id, noticeWords]])));
  const notices = createNotices({
    ...parts,
    mailer,
    ...{ index: kinds, folders, keys: coreKeys, siteOrigin: () => site.origin, pages: () => contributions.at(noticePages) },
  });

  for (const plugin of ordered) {
    let isSetUp = false;
    const kernel: ServerKernel = {
      ...parts,
      log: parts.log.child({ plugin: plugin.id }),
      secrets: parts.secrets.keysOf(plugin.id),
      service: (ref) => {
        if (isSetUp) refuseLate(plugin.id, ref.id);
        return services.get(ref, plugin);
      },
      contributions: (point) => contributions.at(point),
      files,
      notices,
      spreadsheets,
      abilitiesOf,
      isAnswered: (path) => handlers.isAnswered(path),
      siteOrigin: () => site.origin,
      duties: () => duties.all,
      epoch,
      audit: audit.of(() => ({ actor: null, requestId: plugin.id })),
      auditAs: (actor) => audit.of(() => ({ actor, requestId: plugin.id })),
    };
    const brought = plugin.setup(kernel);
    isSetUp = true;
    for (const service of brought.services ?? []) services.add(service, plugin.id);
    for (const handler of brought.handlers ?? []) handlers.add(handler, plugin.id);
    for (const contribution of brought.contributes ?? []) contributions.add(contribution, plugin);
    for (const work of brought.works ?? []) works.add(work, plugin.id);
    for (const schedule of brought.schedules ?? []) works.addSchedule(schedule, plugin.id);
    for (const kind of brought.notices ?? []) kinds.add(kind, plugin.id);
    for (const rule of brought.pages ?? []) pages.add(rule, plugin);
    if (brought.start !== undefined) starts.push(brought.start);
  }

  for (const work of notices.works) works.add(work, 'core');
  for (const schedule of notices.schedules) works.addSchedule(schedule, 'core');
  notices.words.check(kinds);
  handlers.demandKnownRefusals(errors);
  checkFileRules(purposes(), contributions.at(fileUses));
  return {
    handlers: handlers.all,
    summaries: Object.fromEntries(ordered.map(({ id, summary }) => [id, summary])),
    errors,
    site,
    pages: pages.all,
    duties: duties.all,
    needsDuty: (policy) => needsDuty(policy, abilitiesOf),
    audit,
    epoch,
    abilitiesOf,
    contributions: (point) => contributions.at(point),
    notices,
    noticeKinds: kinds,
    works,
    serviceFor: (plugin) => (ref) => services.get(ref, plugin),
    start: () => startAll(starts),
  };
}

// A call that asks for a service while it runs would fail only then, and only for some users.
function refuseLate(plugin: string, service: string): never {
  throw new PluginError('SERVICE_LATE', `plugin "${plugin}" asks for service "${service}" after its setup; it must ask in its setup`);
}

// Building the rules costs more than most handlers. The authenticator reuses one actor object for many requests.
function rememberPerActor(build: (actor: Actor | null) => Abilities): (actor: Actor | null) => Abilities {
  const ofVisitor = build(null);
  const known = new WeakMap<Actor, Abilities>();
  return (actor) => {
    if (actor === null) return ofVisitor;
    const abilities = known.get(actor) ?? build(actor);
    known.set(actor, abilities);
    return abilities;
  };
}

async function startAll(starts: readonly NonNullable<ServerParts['start']>[]): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async (): Promise<void> => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
  };
  try {
    for (const start of starts) {
      const stop = await start();
      if (stop !== undefined) stops.push(stop);
    }
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
