import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { installedAsLocked } from '../../scripts/setup/installed-as-locked.mjs';
import { npmCi } from '../../scripts/setup/npm-ci.mjs';

const root = resolve(__dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = testFolder();
});

const locked = (packages: object): void => writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));

describe('An install', () => {
  const installed = (text: string): void => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), text);
  };

  test('is missing in a fresh clone', () => {
    locked({});
    expect(installedAsLocked(folder)).toBe(false);
  });

  test('is up to date when each package has the locked version', () => {
    locked({ '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0', integrity: 'x' } });
    installed(JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } }));
    expect(installedAsLocked(folder)).toBe(true);
  });

  test('may lack optional packages, but has no other version of them', () => {
    locked({ 'node_modules/a': { version: '1.0.0', optional: true } });
    installed(JSON.stringify({ packages: {} }));
    expect(installedAsLocked(folder)).toBe(true);
    installed(JSON.stringify({ packages: { 'node_modules/a': { version: '0.9.0' } } }));
    expect(installedAsLocked(folder)).toBe(false);
  });

  test('is stale when a package has another version or other content, or is missing', () => {
    locked({ 'node_modules/a': { version: '1.0.1', integrity: 'x' } });
    installed(JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } }));
    expect(installedAsLocked(folder)).toBe(false);
    installed(JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.1', integrity: 'y' } } }));
    expect(installedAsLocked(folder)).toBe(false);
    installed(JSON.stringify({ packages: {} }));
    expect(installedAsLocked(folder)).toBe(false);
  });

  test('is stale when its record is truncated', () => {
    locked({});
    installed('{"packages": {');
    expect(installedAsLocked(folder)).toBe(false);
  });
});

test('An installation leaves the packages behind a link as they are', () => {
  locked({});
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'elsewhere/kept.txt'), 'kept');
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'node_modules'));
  expect(npmCi(folder)).toBe('node_modules is a link. Remove it.');
  expect(existsSync(join(folder, 'elsewhere/kept.txt'))).toBe(true);
});

describe('A script run by the bootstrap', () => {
  const run = (text: string, ...args: string[]): ChildProcess => {
    const script = join(folder, 'script.ts');
    writeFileSync(script, text);
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    return spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  const firstOutput = async (child: ChildProcess): Promise<string> =>
    String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]);

  test('is TypeScript, receives its arguments, and sets the exit code', async () => {
    const child = run('const words: string[] = process.argv.slice(2); console.log(words.join("+")); process.exitCode = 7;', 'a', 'b');
    const exit = once(child, 'exit');
    expect(await firstOutput(child)).toBe('a+b\n');
    expect(await exit).toEqual([7, null]);
  });

  test('receives SIGTERM and may end in its own way', async () => {
    const child = run(`process.once('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up');`);
    const exit = once(child, 'exit');
    await firstOutput(child);
    child.kill('SIGTERM');
    expect(await exit).toEqual([3, null]);
  });

  // npm starts scripts through a shell, and some shells stay as a process in between.
  test.each(['directly', 'through a shell'])('is asked to stop when the process that started it %s is killed', async (how) => {
    const script = join(folder, 'orphan.ts');
    writeFileSync(
      script,
      `process.once('SIGTERM', () => { console.log('stopped'); process.exit(0); });
       setInterval(() => {}, 1000); console.log('up');`,
    );
    const command = [process.execPath, join(root, 'scripts/bootstrap.mjs'), script];
    const started = how === 'directly' ? command : ['/bin/sh', '-c', `${command.join(' ')}; true`];
    const launcher = `
      const [file, ...args] = ${JSON.stringify(started)};
      require('node:child_process').spawn(file, args, { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } });
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['-e', launcher], { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(await firstOutput(parent)).toBe('up\n');
    const farewell = firstOutput(parent);
    parent.kill('SIGKILL');
    expect(await farewell).toBe('stopped\n');
  });

  test('must have a name', async () => {
    const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs')], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([2, null]);
  });
});
