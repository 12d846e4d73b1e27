import { stopTestPostgres } from './test-postgres.ts';

// Jest needs its tear-down as a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default stopTestPostgres;
