import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Resolve } from '../di/injection.ts';

/** Something that the command palette can do. Pages need none: they are offered by themselves. */
export interface Command {
  /** Key of the label, with its namespace; a command that takes text fills `{{text}}` in it. */
  readonly label: string;
  readonly icon?: ComponentType<{ className?: string }>;
  /** Takes whatever was typed; such a command is offered below all others as soon as there is text. */
  readonly takesText?: true;
  /** Whether it is offered to this person now; always, when absent. */
  readonly allowed?: (resolve: Resolve) => boolean;
  /** Does it. What is answered is the address to open next, where there is one. */
  readonly run: (resolve: Resolve, text: string) => Promise<string | undefined> | string | undefined;
}

/** What plugins add to the command palette. */
export const commands = extensionPoint<Command>('core.commands');
