/**
 * The values of a source, in their order. The next one is fetched while the current one is in use, so that the database and this process
 * work at the same time.
 *
 * @throws the error of the source, in its place
 */
export async function* oneAhead<Value>(source: AsyncGenerator<Value>): AsyncGenerator<Value> {
  const fetch = (): Promise<IteratorResult<Value>> => {
    const next = source.next();
    // It may fail before it is awaited.
    next.catch(() => undefined);
    return next;
  };
  try {
    for (let next = fetch(); ; ) {
      const { done, value } = await next;
      if (done === true) return;
      next = fetch();
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}
