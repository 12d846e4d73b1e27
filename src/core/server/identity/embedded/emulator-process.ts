import { type Emulator, startEmulator } from './emulator.ts';
import type { EmulatorCall, FromEmulator, ToEmulator } from './emulator-messages.ts';

/*
 * The emulator in a process of its own: it brings half of a command line tool with it, which exchanges the network
 * dispatcher and file functions of the process it is loaded into. It listens to nothing but its parent.
 */

// The server hangs up when it stops, also when it is killed; a signal to the whole group must not end us before it has finished.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
if (!process.connected) process.exit();

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

// Whatever is in memory now may not be on disk. The next process starts from what is.
function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.send?.({ kind: 'failed', reason } satisfies FromEmulator, undefined, undefined, () => process.exit(1));
}

function send(message: FromEmulator): void {
  process.send?.(message);
}
