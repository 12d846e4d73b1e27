import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMe } from '#core/contract/me.ts';
import { PluginNameFault } from './plugin-name.ts';

/** An existing page or call. */
interface Taken {
  /** Its name in a sentence. */
  readonly what: string;
  /** The declared pattern of its address. */
  readonly path: string;
}

/**
 * Checks that the name is free, and that no page or call uses the addresses that the plugin would have.
 *
 * @throws PluginNameFault that names the conflicting plugin, page or call
 */
export async function checkNameIsFree(root: string, name: string): Promise<void> {
  if (existsSync(join(root, 'src/plugins', name))) throw new PluginNameFault(`There is a plugin "${name}" already.`);
  if (isIgnoredByGit(root, name)) {
    throw new PluginNameFault(`"${name}" is the name of a folder that .gitignore leaves out; choose another name for the plugin.`);
  }
  const page = (await declared(root, 'routes')).find(({ path }) => covers(path, `/admin/${name}`));
  if (page !== undefined) throw new PluginNameFault(`"${name}" cannot be used: ${page.what} has the address /admin/${name} already.`);
  const calls = [{ what: `the call "${getMe.id}"`, path: getMe.path }, ...(await declared(root, 'endpoints'))];
  const call = calls.find(({ path }) => covers(path, `/${name}`));
  if (call !== undefined) throw new PluginNameFault(`"${name}" cannot be used: ${call.what} has the address /api/${name} already.`);
}

function isIgnoredByGit(root: string, name: string): boolean {
  const file = join(root, '.gitignore');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').includes(`${name}/`);
}

/** The declarations in those contract files of the plugins whose names end with this. */
async function declared(root: string, files: 'routes' | 'endpoints'): Promise<Taken[]> {
  const paths = globSync(`src/plugins/*/contract/*${files}.ts`, { cwd: root }).sort();
  const perFile = await Promise.all(paths.map(async (path) => partsOf(await import(join(root, path)), path)));
  return perFile.flat();
}

// A file of routes exports objects of routes. A file of calls exports each call.
function partsOf(module: object, file: string): Taken[] {
  const plugin = file.split(/[\\/]/)[2];
  const found = Object.values(module).flatMap((one: object) => [one, ...Object.values(one)]);
  return found.filter(hasAddress).map(({ id, path }) => ({ what: `"${id}" of the plugin "${plugin}"`, path }));
}

function hasAddress(value: unknown): value is { readonly id: string; readonly path: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'path' in value && typeof value.path === 'string';
}

/** Whether a pattern matches an address. Its parameters match any value. */
function covers(pattern: string, address: string): boolean {
  const wanted = address.split('/');
  const parts = pattern.split('/');
  return parts.length === wanted.length && parts.every((part, at) => part.startsWith(':') || part === wanted[at]);
}

/**
 * Checks that no migration creates a table of this name.
 *
 * @throws PluginNameFault that names the plugin of the migration, or the core
 */
export function checkTableIsFree(root: string, table: string): void {
  const creates = new RegExp(`\\bcreate (?:unlogged )?table (?:if not exists )?${table}\\b`, 'i');
  const migrations = globSync('src/{core/server/db,plugins/*/server}/migrations/*.ts', { cwd: root });
  const taken = migrations.sort().find((path) => creates.test(readFileSync(join(root, path), 'utf8')));
  if (taken !== undefined) throw new PluginNameFault(`The table ${table} exists already: ${taken} creates it. Choose another name.`);
}
