import type { JSX } from 'react';
import { SHELL_INNER } from './shell.ts';

/** The shell once more, while the first page's chunk is on its way: the same markup, so that nothing flickers. */
export function ShellFallback(): JSX.Element {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build, free of anybody's input
  return <div className="shell" dangerouslySetInnerHTML={{ __html: SHELL_INNER }} />;
}
