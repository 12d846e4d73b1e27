import type { ComponentType } from 'react';
import type { Role } from '#core/contract/actor.ts';
import type { NeededAbility } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A task for the user, with the action that does it. */
export interface Todo {
  /** Unique within its source. */
  readonly id: string;
  /** How many things wait, for a task about several. {@link todoNews} leaves out a task about none. */
  readonly count?: number;
  /** The company that the task is about. Its logo stands beside the title, which names it. */
  readonly company?: TodoCompany;
  /** What to do: a translated sentence without its full stop. */
  readonly title: string;
  /** The reason or the effect: a translated sentence, or the words of a user. */
  readonly text: string;
  /** Set where the text is the words of a user, whose script may have another direction than the page. */
  readonly isOwnText?: boolean;
  /** How to do it: at least one action. The first one is highlighted. */
  readonly actions: readonly TodoAction[];
}

export interface TodoCompany {
  readonly name: string;
  /** Absent when it has no logo. */
  readonly logoFileId?: string | undefined;
}

/** A link to the page on which the task is done, or a button that does it in place. */
export type TodoAction = TodoLink | TodoButton;

export interface TodoLink {
  readonly label: string;
  readonly to: string;
  readonly onPress?: undefined;
}

export interface TodoButton {
  readonly label: string;
  /** The accessible name. It begins with the label and names the task, because several tasks may have buttons with the same label. */
  readonly description: string;
  readonly onPress: () => void;
  readonly to?: undefined;
}

/** The current state of a source. */
export interface TodoNews {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The most urgent first. */
  readonly todos: readonly Todo[];
  readonly retry: () => void;
}

/** The news of a source whose tasks follow from one loaded value. */
export function todoNews<Value>(
  { status, value }: { readonly status: string; readonly value: Value | undefined },
  retry: () => void,
  todosOf: (value: Value) => readonly Todo[],
): TodoNews {
  if (status === 'failed') return { status: 'failed', todos: [], retry };
  if (value === undefined) return { status: 'loading', todos: [], retry };
  return { status: 'ready', todos: todosOf(value).filter(({ count }) => count !== 0), retry };
}

/** Finds tasks for the user. It loads and fails independently of the rest of the page. */
export interface TodoSource {
  /** The roles that see its tasks. */
  readonly audience: readonly Role[];
  /** Only users with this ability see its tasks, and only for them does it load. */
  readonly ability?: NeededAbility;
  readonly load: () => Promise<TodoModule>;
}

/** The module of a {@link TodoSource}. */
export interface TodoModule {
  /** Runs in an observer and may use the texts of its own plugin. While the words of the tasks stay the same, so do their actions. */
  readonly useTodos: () => TodoNews;
  /** Rendered once. Shows the dialogs that the actions open. */
  readonly Dialogs?: ComponentType;
}

/** The tasks at the top of a dashboard, in order. */
export const dashboardTodos = extensionPoint<TodoSource>('dashboard.todos');
