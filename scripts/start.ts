import { buildClient } from './setup/build-client.ts';

// The build runs as a process of its own, so that the server does not carry webpack's memory.
await buildClient();
await import('../src/core/server/app/main.ts');
