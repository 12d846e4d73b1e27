import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { anchorFile, anchorsIn, type KnownAnchors } from '../audit/anchors.ts';
import { type Verified, verifyRecord } from '../audit/verify-record.ts';
import type { Database } from '../db/database.ts';
import { CommandFault } from '../errors/command-fault.ts';
import { operatorCall } from '../errors/operator-call.ts';
import type { CommandHost, ServerCommand } from '../plugin/server-command.ts';

/** `audit-verify [--anchors FILE]`: verifies the audit record. The exit code is 1 when something does not fit. */
export const auditVerify: ServerCommand = {
  name: 'audit-verify',
  summary: 'Verifies the audit record.',
  prepare: async (args, host) => {
    const { anchors, unreadable } = await anchorsFrom(fileIn(args), host);
    return {
      onlyLooks: true,
      run: async (kernel) => {
        if (unreadable > 0) host.err.write(`${unreadable} of the lines in the file are not anchors.\n`);
        if (kernel === undefined || !(await hasRecord(kernel.db))) {
          host.out.write('There is no audit record yet.\n');
          return anchors.length === 0 ? 0 : 1;
        }
        const verified = await verifyRecord(kernel.db, anchors);
        const { fault } = verified;
        host.out.write(`${factsOf(verified)}\n`);
        if (fault === undefined) return 0;
        host.err.write(`${fault.seq === undefined ? 'Something' : `Number ${fault.seq}`} does not fit. ${fault.reason}\n`);
        return 1;
      },
    };
  },
};

/** @throws CommandFault with the usage for other arguments */
function fileIn(args: readonly string[]): string | undefined {
  const [option, file, ...others] = args;
  if (option === undefined) return undefined;
  if (option === '--anchors' && file !== undefined && others.length === 0) return file;
  throw new CommandFault(`The arguments do not fit: ${operatorCall('audit-verify', '[--anchors FILE]')}`);
}

/** The anchors of the given file, or else those that the server on this data folder has written. */
async function anchorsFrom(file: string | undefined, { config, cwd }: CommandHost): Promise<KnownAnchors> {
  if (file === undefined) return anchorsIn(await readFile(anchorFile(config), 'utf8').catch(() => ''));
  const text = await readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => {
    throw new CommandFault(`The file of the anchors cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  return anchorsIn(text);
}

/** A database that was not migrated to this version has no record. */
async function hasRecord(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('audit_seals') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}

function factsOf({ checked, range, waiting, anchored, outdated }: Verified): string {
  const facts = [
    range === undefined ? 'No sealed event was checked.' : `${checked} events fit, from number ${range[0]} to ${range[1]}.`,
    `${anchored} anchors fit.`,
    ...(outdated === 0 ? [] : [`${outdated} anchors belong to the part that the retention has removed.`]),
    ...(waiting === 0 ? [] : [`${waiting} events wait for their seal.`]),
  ];
  return facts.join(' ');
}
