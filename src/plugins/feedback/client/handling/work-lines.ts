/** Runs the work for one thing one after another, and the work for different things at the same time. */
export class WorkLines {
  private readonly ends = new Map<string, Promise<unknown>>();

  /** Runs the work when the earlier work for this key has ended, also after its failure. */
  add<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.ends.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const end = result.then(nothing, nothing);
    this.ends.set(key, end);
    void end.then(() => {
      if (this.ends.get(key) === end) this.ends.delete(key);
    });
    return result;
  }

  /** Resolves when all work has ended that was added before. */
  async settled(): Promise<void> {
    await Promise.all(this.ends.values());
  }
}

function nothing(): void {}
