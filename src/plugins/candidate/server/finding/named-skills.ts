import { z } from '#core/contract/schema.ts';

/** What lists and facets show of the section `skills` as it is stored. Reading the whole section takes several times as long. */
export const namedSkillsSchema = z.object({ items: z.array(z.object({ code: z.string().catch(''), name: z.string() })).catch([]) });
