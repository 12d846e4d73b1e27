import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { onePage } from '#core/testing/test-pages.tsx';
import type { TodoNews } from '#plugins/dashboard/contract/todos.ts';

interface ProbeProps {
  readonly useTodos: () => TodoNews;
}

const Probe = observer(function Probe({ useTodos }: ProbeProps) {
  const hasTexts = useTexts(['applications']);
  const { status, todos } = useTodos();
  return (
    <>
      <h1>{hasTexts && status}</h1>
      <ul>
        {todos.map(({ id, title, actions }) => (
          <li key={id}>
            {title} {actions.map(({ to }) => to)}
          </li>
        ))}
      </ul>
    </>
  );
});

/** A page at `/probe` with the tasks of a source: their titles with the addresses to which they lead. */
export function todosProbe(useTodos: () => TodoNews) {
  return onePage('probe', '/probe', () => <Probe useTodos={useTodos} />, ['applications']);
}

/** The shown tasks, without the characters that isolate names. */
export function shownTodos(): readonly string[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => (textContent ?? '').replace(/[\u2068\u2069]/g, ''));
}
