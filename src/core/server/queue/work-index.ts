import { PluginError } from '#core/contract/plugin-error.ts';
import { z } from '#core/contract/schema.ts';
import { slotsAt } from './cron-slots.ts';
import { defineWork, type Schedule, type Work } from './work.ts';

/** A kind of work and the plugin that defines it. */
export interface OwnedWork {
  readonly plugin: string;
  readonly work: Work;
}

const WHAT = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The works and schedules of all plugins. A schedule is a work without data, plus the times at which a job of it is added. */
export class WorkIndex {
  readonly #byName = new Map<string, OwnedWork>();
  readonly #schedules: Schedule[] = [];

  /** @throws PluginError WORK_NAME_INVALID or WORK_DUPLICATE */
  add(work: Work, plugin: string): void {
    const { name } = work;
    if (!(name.startsWith(`${plugin}.`) && WHAT.test(name.slice(plugin.length + 1)))) {
      throw new PluginError('WORK_NAME_INVALID', `work "${name}" of plugin "${plugin}" must be named "${plugin}.<what>"`);
    }
    const first = this.#byName.get(name);
    if (first !== undefined) {
      throw new PluginError('WORK_DUPLICATE', `work "${name}" is declared by plugin "${first.plugin}" and by plugin "${plugin}"`);
    }
    this.#byName.set(name, { plugin, work });
  }

  /** @throws PluginError SCHEDULE_CRON_INVALID, and those of `add` */
  addSchedule(schedule: Schedule, plugin: string): void {
    const { name, cron, timeLimitSeconds, run } = schedule;
    const limit = timeLimitSeconds === undefined ? {} : { timeLimitSeconds };
    this.add(defineWork({ name, schema: z.object({}), ...limit, run: (_data, job) => run(job) }), plugin);
    if (slotsAt(cron, new Date(0)) === undefined) {
      throw new PluginError('SCHEDULE_CRON_INVALID', `schedule "${name}" of plugin "${plugin}" has the invalid cron expression "${cron}"`);
    }
    this.#schedules.push(schedule);
  }

  get names(): readonly string[] {
    return [...this.#byName.keys()];
  }

  get schedules(): readonly Schedule[] {
    return this.#schedules;
  }

  find(name: string): OwnedWork | undefined {
    return this.#byName.get(name);
  }
}
