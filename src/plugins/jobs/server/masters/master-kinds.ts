import type { Contribution } from '#core/contract/extension-point.ts';
import { masterSources, storedMaster } from '#plugins/admin-masters/contract/master-source.ts';
import { employmentTypes, experienceLevels, payPeriods, workModes } from '../../contract/master-kinds.ts';

const seeds = () => import('./seeds.ts');

/** The kinds of master data of job postings, besides the categories. */
export const jobKinds: readonly Contribution[] = [
  storedMaster(employmentTypes, { seed: async () => (await seeds()).employmentTypeSeeds() }),
  storedMaster(workModes, { seed: async () => (await seeds()).workModeSeeds() }),
  storedMaster(payPeriods, { seed: async () => (await seeds()).payPeriodSeeds() }),
  storedMaster(experienceLevels, { seed: async () => (await seeds()).experienceLevelSeeds() }),
].map((value, index) => masterSources.add(`jobs.${value.description.entity}`, 20 + 10 * index, value));
