import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** Something that needs the person, with its action in place. */
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

/** Finds what needs the person. It loads by itself and fails by itself. */
export interface TodoSource {
  /** The roles it asks for. */
  readonly audience: readonly Role[];
  /** `useTodos` is called in an observer and may use the texts of its own plugin. */
  readonly load: () => Promise<{ readonly useTodos: () => TodoNews }>;
}

/** What stands first on a dashboard, in order. */
export const dashboardTodos = extensionPoint<TodoSource>('dashboard.todos');
