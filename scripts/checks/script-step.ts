import { runNode } from './command.ts';
import type { Step } from './step.ts';

/** A script of the project that counts its own checks and prints the tally in its last line. */
export function scriptStep(name: string, script: string): Step {
  return {
    name,
    run: async () => {
      const { ok, output } = await runNode([script], { limitMinutes: 10 });
      const count = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '');
      if (count === null) return { passed: 0, failed: 1, detail: output };
      const failed = Number(count[2]);
      return { passed: Number(count[1]), failed: failed === 0 && !ok ? 1 : failed, detail: output };
    },
  };
}
