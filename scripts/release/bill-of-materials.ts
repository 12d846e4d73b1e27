import { spawnSync } from 'node:child_process';
import { npmCommand } from '../setup/npm-ci.mjs';

interface Bill {
  serialNumber?: string;
  metadata: { timestamp: string };
}

/**
 * The software bill of materials of the packages in a folder, in the format CycloneDX, as npm makes it. The same packages give the same text.
 *
 * @param time in seconds since 1970
 */
export function billOfMaterials(folder: string, time: number): string {
  const { command, leading, shell } = npmCommand(process.env, process.platform);
  const args = [...leading, 'sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, shell });
  if (status !== 0) throw new Error(`npm made no bill of materials: ${stderr}`);
  const bill: Bill = JSON.parse(stdout);
  // Both differ in each run.
  delete bill.serialNumber;
  bill.metadata.timestamp = new Date(time * 1000).toISOString();
  return `${JSON.stringify(bill, null, 2)}\n`;
}
