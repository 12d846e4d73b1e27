import type { Contribution } from '#core/contract/extension-point.ts';
import { masterSources, storedMaster } from '#plugins/admin-masters/contract/master-source.ts';
import { benefits, companySizes, companyTypes } from '../../contract/master-kinds.ts';

const seeds = () => import('./seeds.ts');

/** The kinds of master data of companies. */
export const companyKinds: readonly Contribution[] = [
  storedMaster(benefits, { seed: async () => (await seeds()).benefitSeeds() }),
  storedMaster(companyTypes, { seed: async () => (await seeds()).companyTypeSeeds() }),
  storedMaster(companySizes, { seed: async () => (await seeds()).companySizeSeeds() }),
].map((value, index) => masterSources.add(`employer.${value.description.entity}`, 70 + 10 * index, value));
