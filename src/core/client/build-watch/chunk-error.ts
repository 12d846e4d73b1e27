/** Whether an error means that a chunk of the application did not load. The network failed, or a newer build replaced the chunk. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /Loading (CSS )?chunk .+ failed/i.test(error.message);
}
