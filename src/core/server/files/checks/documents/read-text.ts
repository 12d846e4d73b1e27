import { z } from '#core/contract/schema.ts';
import { askInspector, type InspectorLimits, START_LIMIT_MS } from '../inspector/ask-inspector.ts';
import { MAX_TEXT } from './document-text.ts';
import { INSPECTION_LIMIT_MS } from './inspection.ts';
import { type InspectedKind, textCommand } from './inspector-command.ts';

const LIMITS: InspectorLimits = { startMs: START_LIMIT_MS, fileMs: INSPECTION_LIMIT_MS };

/**
 * Reads the text of a checked document in a process of its own, which can read nothing but the document. A document that crashes it, fills its
 * memory or takes too long has no text.
 *
 * @throws Error when the process does not get as far as reading the document, which is no fault of the document
 */
export async function readText(file: string, kind: InspectedKind, limits = LIMITS): Promise<string> {
  const answer = await askInspector(file, textCommand(kind), limits, { schema: z.strictObject({}), maxWritten: MAX_TEXT });
  return answer?.written[0]?.toString('utf8') ?? '';
}
