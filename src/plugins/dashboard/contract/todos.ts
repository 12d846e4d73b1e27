import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A task for the person, with the action that does it. */
export interface Todo {
  /** Unique within its source. */
  readonly id: string;
  /** What to do, as a sentence without its full stop; translated. */
  readonly title: string;
  /** Why, or what follows, in a sentence; translated. */
  readonly text: string;
  /** Where it is done: at least one way, the first grows. */
  readonly actions: readonly { readonly label: string; readonly to: string }[];
}

/** What a source knows now. */
export interface TodoNews {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The most pressing first. */
  readonly todos: readonly Todo[];
  readonly retry: () => void;
}

/** Finds tasks for the person. It loads and fails independently of the rest of the page. */
export interface TodoSource {
  /** The roles it asks for. */
  readonly audience: readonly Role[];
  /** `useTodos` is called in an observer and may use the texts of its own plugin. */
  readonly load: () => Promise<{ readonly useTodos: () => TodoNews }>;
}

/** The tasks at the top of a dashboard, in order. */
export const dashboardTodos = extensionPoint<TodoSource>('dashboard.todos');
