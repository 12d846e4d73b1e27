import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';

interface Row {
  readonly storage_key: string;
  readonly sha256: Buffer;
  readonly state: string;
}

/**
 * Compares the folder of the content with the rows of a running server. Returns a sentence for content that neither a row nor a removal
 * names, and for a visible row whose content is missing or different.
 */
export async function strayFiles(dataDir: string): Promise<string[]> {
  const pool = new pg.Pool({ ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE, max: 1 });
  try {
    const folder = path.join(dataDir, 'files');
    const lying = new Set(readdirSync(folder));
    const { rows } = await pool.query<Row>('select storage_key, sha256, state from files');
    const removals = await pool.query<{ storage_key: string }>('select storage_key from file_removals');
    const known = new Set([...rows, ...removals.rows].map(({ storage_key }) => storage_key));
    const unknown = [...lying].filter((key) => !known.has(key)).map((key) => `${key} lies in the folder and has no row`);
    const broken = rows
      .filter((row) => row.state !== 'storing' && !isWhole(folder, row))
      .map(({ storage_key }) => `${storage_key} has no whole content`);
    return [...unknown, ...broken];
  } finally {
    await pool.end();
  }
}

function isWhole(folder: string, { storage_key, sha256 }: Row): boolean {
  try {
    return createHash('sha256')
      .update(readFileSync(path.join(folder, storage_key)))
      .digest()
      .equals(sha256);
  } catch {
    return false;
  }
}
