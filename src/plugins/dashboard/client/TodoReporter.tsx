import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import type { TodoModule, TodoNews, TodoSource } from '../contract/todos.ts';

interface TodoReporterProps {
  readonly plugin: string;
  /** Id of the contribution. */
  readonly id: string;
  readonly source: TodoSource;
  readonly report: (id: string, news: TodoNews) => void;
}

/** Loads a source and reports its tasks. Renders only the dialogs of the source. */
export function TodoReporter({ plugin, id, source, report }: TodoReporterProps): React.ReactNode {
  const [module, setModule] = useState<TodoModule>();
  const hasTexts = useTexts([plugin]);
  const start = useCallback(() => {
    report(id, { status: 'loading', todos: [], retry: () => undefined });
    source.load().then(
      (loaded) => setModule(loaded),
      (error: unknown) => {
        console.error(`"${id}" of plugin "${plugin}" did not load`, error);
        report(id, { status: 'failed', todos: [], retry: start });
      },
    );
  }, [plugin, id, source, report]);
  useEffect(start, [start]);
  if (module === undefined || !hasTexts) return undefined;
  const { useTodos, Dialogs } = module;
  return (
    <>
      <Reporting id={id} useTodos={useTodos} report={report} />
      {Dialogs !== undefined && <Dialogs />}
    </>
  );
}

interface ReportingProps {
  readonly id: string;
  readonly useTodos: () => TodoNews;
  readonly report: TodoReporterProps['report'];
}

// The hook stays the same for the lifetime of this component.
const Reporting = observer(function Reporting({ id, useTodos, report }: ReportingProps): undefined {
  const news = useTodos();
  const words = JSON.stringify(news.todos);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to do is the same as long as its words are
  useEffect(() => report(id, news), [id, report, news.status, words]);
});

/** Reports a failure for a source that threw an error. Loading it again would not help. */
export function BrokenSource({ id, report }: Pick<TodoReporterProps, 'id' | 'report'>): undefined {
  useEffect(() => report(id, { status: 'failed', todos: [], retry: () => undefined }), [id, report]);
}
