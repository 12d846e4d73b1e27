import { spawnSync } from 'node:child_process';
import path from 'node:path';

const guard = path.join(__dirname, 'log-unhandled-rejections.ts');

function runWith(guarded: boolean): { status: number | null; stdout: string } {
  const program = `
    const { logUnhandledRejections } = await import(${JSON.stringify(guard)});
    if (${guarded}) logUnhandledRejections(process, { error: ({ err }, text) => console.log(err.message, '|', text) });
    Promise.reject(new Error('nobody waits'));
    setTimeout(() => console.log('alive'), 20);`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

test('an unhandled rejection is logged, and the process continues', () => {
  const { status, stdout } = runWith(true);
  expect([status, stdout]).toEqual([0, 'nobody waits | A rejection was not handled; this is a fault of the program\nalive\n']);
});

test('without the guard the process ends', () => {
  const { status, stdout } = runWith(false);
  expect([status, stdout]).toEqual([1, '']);
});
