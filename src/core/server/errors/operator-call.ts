/** The launcher of a release as it was called; `undefined` in a clone. `trellis.mjs` sets it. */
const launcher = (): string | undefined => process.env.TRELLIS_LAUNCHER;

/**
 * How an operator types a command: with npm in a clone, with the launcher in a release.
 *
 * @param command its name, such as `admin-grant`
 * @param args its arguments, as in a usage line
 */
export function operatorCall(command: string, args = ''): string {
  const start = launcher() === undefined ? `npm run ${command.replace('-', ':')}` : `${launcher()} ${command}`;
  if (args === '') return start;
  return launcher() === undefined ? `${start} -- ${args}` : `${start} ${args}`;
}

/** How an operator lists all commands. */
export function listCall(): string {
  return launcher() ?? 'npm run command';
}

/** The usage of all commands. */
export function anyCall(): string {
  return `${launcher() ?? 'npm run command --'} NAME [ARGUMENTS]`;
}
