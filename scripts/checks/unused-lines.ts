import { z } from 'zod';

const findingSchema = z.object({ name: z.string(), line: z.number().optional() });

/** The parts of the JSON report of Knip that are read here: lists of findings, by their kind. */
const reportSchema = z.object({ issues: z.array(z.object({ file: z.string() }).catchall(z.array(z.unknown()))) });

/**
 * A line for each finding of Knip in a folder.
 *
 * @throws Error with the output when it is not a report
 */
export function unusedLines(output: string, folder: string): readonly string[] {
  return reportOf(output).issues.flatMap(({ file, ...kinds }) => {
    if (!file.startsWith(folder)) return [];
    return Object.entries(kinds).flatMap(([kind, found]) => found.flatMap((finding) => lineOf(file, kind, finding)));
  });
}

function reportOf(output: string): z.infer<typeof reportSchema> {
  try {
    return reportSchema.parse(JSON.parse(output));
  } catch {
    throw new Error(`Knip wrote no report:\n${output}`);
  }
}

function lineOf(file: string, kind: string, finding: unknown): string {
  const { data } = findingSchema.safeParse(finding);
  if (kind === 'files') return `${file}: nothing uses this file`;
  return `${file}${data?.line === undefined ? '' : `:${data.line}`}: "${data?.name ?? JSON.stringify(finding)}" (${kind})`;
}
