import { constants, setPriority } from 'node:os';
import { type Emulator, startEmulator } from './emulator.ts';
import type { EmulatorCall, FromEmulator, ToEmulator } from './emulator-messages.ts';

/*
 * Runs the emulator in its own process. The emulator loads half of a command line tool, which replaces the network
 * dispatcher and file functions of its process. The process takes messages only from its parent.
 */

// The channel closes when the server stops or is killed. A signal to the whole process group must not end this process before that.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
if (!process.connected) process.exit();

// The hashes of a flood of passwords take all the time that the server leaves, and no more.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let emulator: Promise<Emulator>;

process.on('message', (message: ToEmulator) => {
  if (message.kind === 'start') {
    emulator = startEmulator(message.settings);
    emulator.then(() => send({ kind: 'ready' }), fail);
  } else {
    answer(message.id, message.call).catch(fail);
  }
});

async function answer(id: number, call: EmulatorCall): Promise<void> {
  send({ kind: 'answer', id, answer: await (await emulator)(call) });
}

// The memory may hold changes that are not on disk. The next process starts from the disk.
function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.send?.({ kind: 'failed', reason } satisfies FromEmulator, undefined, undefined, () => process.exit(1));
}

function send(message: FromEmulator): void {
  process.send?.(message);
}
