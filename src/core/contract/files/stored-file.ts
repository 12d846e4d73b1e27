/**
 * The state of a stored file.
 *
 * - `ready`: it can be read.
 * - `pending`: the virus scanner has not answered yet. The file cannot be read.
 * - `infected`: the virus scanner found a virus, and the content was deleted. The row stays until its owner has seen it and removes it.
 */
export type FileState = 'ready' | 'pending' | 'infected';
