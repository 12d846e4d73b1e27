import type { DemoSeed } from '#core/server/app/demo-seed.ts';
import type { Companies } from './companies.ts';

/** Creates the company of the demo employer. A second call changes nothing. */
export function demoCompany(companies: Companies): DemoSeed {
  return {
    seed: async ({ employer }) => {
      await companies.create(employer.userId, {
        name: 'Demo Company',
        about: 'This company belongs to the demonstration. It shows what a company says of itself; nobody works here.',
      });
    },
  };
}
