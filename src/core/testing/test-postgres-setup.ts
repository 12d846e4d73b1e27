import { startTestPostgres } from './test-postgres.ts';

// Jest needs its set-up as a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default startTestPostgres;
