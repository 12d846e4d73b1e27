import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A task for the user, with the action that does it. */
export interface Todo {
  /** Unique within its source. */
  readonly id: string;
  /** What to do: a translated sentence without its full stop. */
  readonly title: string;
  /** The reason or the effect: a translated sentence. */
  readonly text: string;
  /** Where to do it: at least one link. The first one is highlighted. */
  readonly actions: readonly { readonly label: string; readonly to: string }[];
}

/** The current state of a source. */
export interface TodoNews {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The most urgent first. */
  readonly todos: readonly Todo[];
  readonly retry: () => void;
}

/** Finds tasks for the user. It loads and fails independently of the rest of the page. */
export interface TodoSource {
  /** The roles that see its tasks. */
  readonly audience: readonly Role[];
  /** `useTodos` runs in an observer and may use the texts of its own plugin. */
  readonly load: () => Promise<{ readonly useTodos: () => TodoNews }>;
}

/** The tasks at the top of a dashboard, in order. */
export const dashboardTodos = extensionPoint<TodoSource>('dashboard.todos');
