import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink, type ButtonVariant } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { Todo, TodoAction } from '../contract/todos.ts';
import type { TodoBoard } from './todo-board.ts';
import * as styles from './TodoList.module.css';

/** The user's tasks in order, each with its actions. Renders nothing when there are none. */
export const TodoList = observer(function TodoList({ board }: { readonly board: TodoBoard }): JSX.Element {
  const t = useT('dashboard');
  return (
    <>
      {board.hasFailed && <ErrorNote title={t('todo.failed')} onRetry={board.retry} />}
      {board.entries.length > 0 && (
        <section className={styles.todo} aria-label={t('todo.title')}>
          <ol>
            {board.entries.map(({ key, todo }, index) => (
              <TodoEntry key={key} todo={todo} place={index + 1} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
});

function TodoEntry({ todo, place }: { readonly todo: Todo; readonly place: number }): JSX.Element {
  const format = useFormat();
  return (
    <li className={styles.todoEntry}>
      <span className={`${styles.todoPlace} display`} aria-hidden="true">
        {format.number(place)}
      </span>
      <div className="grow">
        <div className={styles.todoHead}>
          {todo.company !== undefined && <CompanyLogo name={todo.company.name} size="s" fileId={todo.company.logoFileId} />}
          <h2>{todo.title}</h2>
        </div>
        <p className="soft" dir={todo.isOwnText ? 'auto' : undefined}>
          {todo.text}
        </p>
        <div className={`row ${styles.todoActions}`}>
          {todo.actions.map((action, index) => (
            // Only one action is highlighted: the first action of the first task.
            <ActionButton key={action.label} action={action} variant={place === 1 && index === 0 ? 'grow' : 'outline'} />
          ))}
        </div>
      </div>
    </li>
  );
}

function ActionButton({ action, variant }: { readonly action: TodoAction; readonly variant: ButtonVariant }): JSX.Element {
  if (action.to !== undefined) {
    return (
      <ButtonLink to={action.to} variant={variant}>
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} aria-label={action.description} onClick={action.onPress}>
      {action.label}
    </Button>
  );
}
