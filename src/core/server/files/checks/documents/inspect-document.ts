import { z } from '#core/contract/schema.ts';
import { askInspector, type InspectorLimits, START_LIMIT_MS } from '../inspector/ask-inspector.ts';
import { INSPECTION_LIMIT_MS, type Inspection, MAX_WRITTEN, REFUSAL_CODES } from './inspection.ts';
import { type InspectedKind, inspectorCommand } from './inspector-command.ts';

const foundSchema = z.union([
  z.strictObject({ refused: z.enum(REFUSAL_CODES) }),
  z.strictObject({ pages: z.int().min(1) }),
  z.strictObject({}),
]);

const UNREADABLE: Inspection = Object.freeze({ refused: 'files.unreadable' });

const LIMITS: InspectorLimits = { startMs: START_LIMIT_MS, fileMs: INSPECTION_LIMIT_MS };

/**
 * Opens a document in a process of its own, which can read nothing but the document. A document that crashes it, fills its memory or takes
 * too long is unreadable.
 *
 * @param maxPages most pages of a PDF; without it, any number
 * @throws Error when the process does not get as far as reading the document, which is no fault of the document
 */
export async function inspectDocument(
  file: string,
  kind: InspectedKind,
  maxPages: number | undefined,
  limits = LIMITS,
): Promise<Inspection> {
  const command = inspectorCommand(kind, kind === 'pdf' ? String(maxPages ?? Infinity) : kind);
  const answer = await askInspector(file, command, limits, { schema: foundSchema, maxWritten: MAX_WRITTEN });
  if (answer === undefined) return UNREADABLE;
  const [written] = answer.written;
  return written === undefined ? answer.found : { ...answer.found, written };
}
