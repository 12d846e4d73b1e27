import ts from 'typescript';
import { factOf, namedImports, parsedManifest, stringsIn } from './manifest-source.ts';

/** The chunk of the frame around work pages, with the further contributions of all plugins. */
export const WORK_CHUNK = 'more-contributes';

/** What the navigation shows at once. */
const IN_THE_FRAME = ['badge', 'figure'];

/**
 * Gives names to the chunks of contributions, so that what is shown together loads together. What one role has on its dashboard is in the
 * chunk of that dashboard. What several roles have there and what the navigation shows are part of the frame. Others keep their chunks.
 */
export function namedContributions(source: string): string {
  return namedImports(source, chunkFor);
}

/** A loader for the modules that `moreContributes` loads. */
// biome-ignore lint/style/noDefaultExport: webpack expects it
export default function contributionsLoader(source: string): string {
  return namedContributions(source);
}

/** The chunk of the dashboard of a role. */
export function homeChunk(role: string): string {
  return `home-${role}`;
}

/** The roles on whose dashboards the contributions in a module are. */
export function audiencesIn(source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) for (const role of stringsIn(factOf(node, 'audience'))) found.add(role);
    ts.forEachChild(node, visit);
  };
  visit(parsedManifest(source));
  return found;
}

function chunkFor(call: ts.CallExpression): string | undefined {
  for (let node: ts.Node = call; node.parent !== undefined; node = node.parent) {
    if (ts.isPropertyAssignment(node) && IN_THE_FRAME.includes(node.name.getText())) return WORK_CHUNK;
    if (!ts.isObjectLiteralExpression(node)) continue;
    const audience = stringsIn(factOf(node, 'audience'));
    if (audience.length > 0) return audience.length === 1 ? homeChunk(audience[0] ?? '') : WORK_CHUNK;
  }
  return undefined;
}
