import { isNoticeGroup, NOTICE_GROUPS } from '#core/contract/notices/notice-groups.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import type { NoticeKind } from './notice-kind.ts';

/** A kind of notice and the plugin that declares it. */
export interface OwnedNotice {
  readonly plugin: string;
  readonly kind: NoticeKind;
}

const WHAT = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The kinds of notices of all plugins. */
export class NoticeIndex {
  readonly #byName = new Map<string, OwnedNotice>();

  /** @throws PluginError NOTICE_KIND_INVALID, NOTICE_DUPLICATE, NOTICE_GROUP_UNKNOWN or NOTICE_ROLE_INVALID */
  add(kind: NoticeKind, plugin: string): void {
    const { kind: name, group } = kind;
    if (!(name.startsWith(`${plugin}.`) && WHAT.test(name.slice(plugin.length + 1)))) {
      throw new PluginError('NOTICE_KIND_INVALID', `notice "${name}" of plugin "${plugin}" must be named "${plugin}.<what>"`);
    }
    const first = this.#byName.get(name);
    if (first !== undefined) {
      throw new PluginError('NOTICE_DUPLICATE', `notice "${name}" is declared by plugin "${first.plugin}" and by plugin "${plugin}"`);
    }
    if (!isNoticeGroup(group)) {
      throw new PluginError('NOTICE_GROUP_UNKNOWN', `notice "${name}" of plugin "${plugin}" has the unknown group "${group}"`);
    }
    const foreign = kind.roles.find((role) => !NOTICE_GROUPS[group].some((each) => each === role));
    if (foreign !== undefined) {
      throw new PluginError('NOTICE_ROLE_INVALID', `notice "${name}" of plugin "${plugin}" is for ${foreign}s, who do not have "${group}"`);
    }
    this.#byName.set(name, { plugin, kind });
  }

  /** The kind of that name; `undefined` when its plugin was removed. */
  find(name: string): OwnedNotice | undefined {
    return this.#byName.get(name);
  }

  /** Whether a plugin declares exactly this kind. */
  has(kind: NoticeKind): boolean {
    return this.#byName.get(kind.kind)?.kind === kind;
  }

  get all(): readonly OwnedNotice[] {
    return [...this.#byName.values()];
  }
}
