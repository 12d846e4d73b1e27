import { makeAutoObservable, observable } from 'mobx';
import type { Todo, TodoNews } from '../contract/todos.ts';

export interface BoardEntry {
  readonly key: string;
  readonly todo: Todo;
}

/** The tasks of all sources. */
export class TodoBoard {
  private readonly news = observable.map<string, TodoNews>({}, { deep: false });

  /** Ids of the sources, in order. */
  constructor(private readonly sources: readonly string[]) {
    makeAutoObservable<this, 'sources' | 'news'>(this, { sources: false, news: false }, { autoBind: true });
  }

  /** Stores the current news of a source. */
  put(source: string, news: TodoNews): void {
    this.news.set(source, news);
  }

  /** The tasks by source. A source that reloads keeps its previous tasks. */
  get entries(): readonly BoardEntry[] {
    return this.sources.flatMap((source) => (this.news.get(source)?.todos ?? []).map((todo) => ({ key: `${source}/${todo.id}`, todo })));
  }

  /** Whether every source has answered. */
  get hasAllAnswers(): boolean {
    return this.sources.every((source) => (this.news.get(source)?.status ?? 'loading') !== 'loading');
  }

  get hasFailed(): boolean {
    return this.sources.some((source) => this.news.get(source)?.status === 'failed');
  }

  /** Reloads the failed sources. */
  retry(): void {
    for (const news of this.news.values()) if (news.status === 'failed') news.retry();
  }
}
