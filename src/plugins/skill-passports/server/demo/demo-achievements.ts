import type { AchievementInput } from '../../contract/schemas.ts';

const SAMPLE =
  'This is a sample of the demonstration: nobody is trained or tested for it. Sign in as the demo candidate to read and accept credentials, ' +
  'and as the demo employer to offer them.';

/** Names of skills. The sample has those that master data knows. */
export const DEMO_SKILLS: readonly string[] = ['First aid', 'Provide first aid', 'Work in teams', 'Teamwork', 'Health and safety'];

/** What the demo company attests: the first is accepted, the second stays an offer. */
export const DEMO_ACHIEVEMENTS = {
  accepted: {
    name: 'Sample: first aid at work',
    description: SAMPLE,
    criteria: `${SAMPLE}\n\nA real company would describe the course and its test here.`,
    type: 'Certificate',
    tags: ['sample'],
    skills: [],
    validMonths: 24,
  },
  offered: {
    name: 'Sample: a year in the team',
    description: SAMPLE,
    criteria: `${SAMPLE}\n\nA real company would describe the work and how long it lasts here.`,
    type: 'Achievement',
    tags: ['sample'],
    skills: [],
    validMonths: null,
  },
} as const satisfies Readonly<Record<string, AchievementInput>>;
