import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { idSchema } from '#core/contract/schema.ts';
import { messageOf } from '#core/server/errors/caught-error.ts';
import { CommandFault } from '#core/server/errors/command-fault.ts';
import { operatorCall } from '#core/server/errors/operator-call.ts';
import { cleanLine, lengthOf } from '#core/server/spreadsheets/text/clean-text.ts';
import { IMPORT_LIMITS } from '../row/row-cells.ts';

export interface ImportOptions {
  readonly file: string;
  readonly mapping: string | undefined;
  /** The company of all postings, for a file without a company column. */
  readonly company: string | undefined;
  readonly dryRun: boolean;
}

/** An import to take back: the id of its run. */
export interface UndoOptions {
  readonly undo: string;
}

const USAGE = `Usage: ${operatorCall('import-jobs', 'FILE.csv [--mapping FILE.json] [--company NAME] [--dry-run]')}`;

/** Reads the command line; relative paths start from `cwd`. @throws CommandFault with the usage */
export function parseOptions(args: readonly string[], cwd: string): ImportOptions | UndoOptions {
  const { values, positionals } = parse(args);
  const { undo, ...others } = values;
  if (undo !== undefined) {
    if (positionals.length === 0 && Object.keys(others).length === 0 && idSchema.safeParse(undo).success) return { undo };
    throw new CommandFault('The option --undo needs the id that the import printed, and nothing else.');
  }
  const [file, ...more] = positionals;
  if (file === undefined) throw new CommandFault(`The command needs the name of a file. ${USAGE}`);
  if (more.length > 0) throw new CommandFault(`The command imports one file at a time, but got ${positionals.join(', ')}. ${USAGE}`);
  return {
    file: resolve(cwd, file),
    mapping: values.mapping === undefined ? undefined : resolve(cwd, values.mapping),
    company: values.company === undefined ? undefined : companyName(values.company),
    dryRun: values['dry-run'] ?? false,
  };
}

function parse(args: readonly string[]) {
  const options = {
    mapping: { type: 'string' },
    company: { type: 'string' },
    'dry-run': { type: 'boolean' },
    undo: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = messageOf(error).split('. ');
    throw new CommandFault(`${sentence.replace(/\.$/, '')}. ${USAGE}`, { cause: error });
  }
}

function companyName(given: string): string {
  const name = cleanLine(given);
  const length = lengthOf(name);
  if (length >= 1 && length <= IMPORT_LIMITS.company) return name;
  throw new CommandFault(`The name after --company must have 1 to ${IMPORT_LIMITS.company} characters.`);
}
