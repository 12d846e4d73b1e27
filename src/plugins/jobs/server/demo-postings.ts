import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { DemoSeed } from '#core/server/app/demo-seed.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { PUBLISHED_DAYS } from '../contract/life-cycle.ts';
import type { JobInput } from '../contract/schemas.ts';
import type { ManagedPostings } from './managing/managed-postings.ts';
import type { Postings } from './postings.ts';

const SAMPLE =
  'This is a sample posting of the demonstration: nobody is hired through it. Apply as the demo candidate, then sign in as the demo employer ' +
  'to see the application, open it and move it along. Postings of real companies come with an import, or from the employers who sign up.';

/** The postings of the demo company, for the first search and the first dashboard. */
export const DEMO_POSTINGS: readonly JobInput[] = [
  {
    title: 'Sample: software engineer',
    description: `${SAMPLE}\n\nA real posting would describe the product, the team and the tools here.`,
    workMode: 'remote',
    employmentType: 'full_time',
    category: 'information-technology',
    salary: { min: 5_200_000, max: 6_800_000, currency: 'EUR', period: 'year' },
  },
  {
    title: 'Sample: nurse, night shifts',
    description: `${SAMPLE}\n\nA real posting would describe the ward, the rota and the colleagues here.`,
    location: 'Rotterdam',
    workMode: 'onsite',
    employmentType: 'part_time',
    category: 'health-care',
    salary: { min: 2_400, max: 3_100, currency: 'EUR', period: 'hour' },
  },
  {
    title: 'Sample: warehouse assistant',
    description: `${SAMPLE}\n\nA real posting would describe the goods, the hours and the way to work here.`,
    location: 'Gdańsk',
    workMode: 'onsite',
    employmentType: 'temporary',
    category: 'logistics-transport',
    salary: { min: 260_000, max: 310_000, currency: 'EUR', period: 'month' },
  },
];

interface DemoDependencies {
  readonly postings: Postings;
  readonly managed: ManagedPostings;
  readonly companies: Pick<CompanyDirectory, 'companiesOf'>;
  readonly abilitiesOf: (actor: Actor) => Abilities;
}

/** Posts the samples as the demo employer, unless that employer has postings already. */
export function demoPostings({ postings, managed, companies, abilitiesOf }: DemoDependencies): DemoSeed {
  return {
    seed: async ({ employer }) => {
      const { userId } = employer;
      const scope = { by: 'member', userId, companies: await companies.companiesOf(userId), drafts: 'all' } as const;
      const { items } = await managed.page(scope, { limit: 100 });
      const there = new Set(items.map((job) => job.title));
      for (const input of DEMO_POSTINGS.filter(({ title }) => !there.has(title))) {
        await postings.create(employer, abilitiesOf(employer), { ...input, days: PUBLISHED_DAYS.max });
      }
    },
  };
}
