import { installed, runNode } from './command.ts';
import { scriptStep } from './script-step.ts';
import type { Step, TogetherSteps } from './step.ts';

// Each checker computes the types of the libraries again. More than two cost more time than they save.
const TSC = [installed('typescript-7/bin/tsc'), '--checkers', '2', '--incremental'];
/** The folder in which the compiler keeps what it found, so that the next run checks only the files that a change affects. */
export const FOUND_TYPES = '.cache/types';
const ROOMS = ['contract', 'client', 'worker', 'server', 'tests'];

/** The checks that do not run the product: format, lint, types, import rules, unused code, the reference, texts. */
export function staticSteps(): (Step | TogetherSteps)[] {
  return [
    toolStep('Format and lint', [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']),
    ...ROOMS.map((room) =>
      toolStep(`Types: ${room}`, [...TSC, '-p', `tsconfig.${room}.json`, '--tsBuildInfoFile', `${FOUND_TYPES}/${room}.tsbuildinfo`]),
    ),
    {
      together: [
        toolStep('Import rules', [installed('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.js', 'src']),
        toolStep('Unused code', [installed('knip/bin/knip.js'), '--no-progress']),
      ],
    },
    { together: [toolStep('Reference', ['scripts/docs-reference.ts', '--check']), scriptStep('Texts', 'scripts/check-texts.ts')] },
  ];
}

/** A step with one check: the tool exits with code 0 or fails. */
export function toolStep(name: string, command: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { ok, output } = await runNode(command);
      return { passed: Number(ok), failed: Number(!ok), detail: output };
    },
  };
}
