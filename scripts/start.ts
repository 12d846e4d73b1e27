import { buildClient } from './setup/build-client.ts';

// The build runs in a separate process, so the server does not keep webpack's memory.
await buildClient();
await import('../src/core/server/app/main.ts');
