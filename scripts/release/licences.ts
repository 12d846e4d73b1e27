import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../checks/command.ts';
import { filesOfPackage, isLicence } from './package-files.ts';
import type { ServerPackage } from './server-packages.ts';

/**
 * Licences of packages that may be distributed beside code under the Apache License 2.0
 * (https://www.apache.org/legal/resolved.html#category-a). The LGPL allows this for a library in a file of its own.
 */
const ALLOWED = new Set([
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'public domain',
  'PSF-2.0',
  'Python-2.0',
]);

/** Packages that name their licence in a file only. */
const IN_A_FILE: Readonly<Record<string, string>> = { 'valid-url': 'MIT' };

interface Manifest {
  readonly license?: string | { readonly type: string };
  /** Packages from before 2014 have this field. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** The licence of a package as an SPDX expression; empty when it names none. */
function licenceOf({ name, place }: ServerPackage): string {
  const { license, licenses = [] }: Manifest = JSON.parse(readFileSync(join(projectRoot, place, 'package.json'), 'utf8'));
  if (typeof license === 'string') return license;
  return license?.type ?? licenses[0]?.type ?? IN_A_FILE[name] ?? '';
}

/** Sentences about packages that may not be distributed with Trellis; empty when all may. */
export function licenceFaults(packages: readonly ServerPackage[]): readonly string[] {
  return packages
    .map((one) => ({ ...one, licence: licenceOf(one) }))
    .filter(({ licence }) => !ALLOWED.has(licence))
    .map(({ name, version, licence }) => `${name} ${version} has ${licence === '' ? 'no licence' : `the licence ${licence}`}.`);
}

/** The names, versions and licences of all packages, with the texts that they bring. */
export function licenceTexts(packages: readonly ServerPackage[]): string {
  return packages
    .map((one) => {
      const texts = filesOfPackage(one.name, one.place).filter(isLicence);
      const read = texts.map((file) => readFileSync(join(projectRoot, file), 'utf8').trim());
      return [`${one.name} ${one.version}: ${licenceOf(one)}`, ...read].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}
