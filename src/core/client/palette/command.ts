import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Resolve } from '../di/injection.ts';

/** An action of the command palette. Pages need no command: the palette lists them automatically. */
export interface Command {
  /** Key of the label, with its namespace. A command that takes text fills `{{text}}` in it. */
  readonly label: string;
  readonly icon?: ComponentType<{ className?: string }>;
  /** The command takes the typed text. It is listed below all other entries as soon as there is text. */
  readonly takesText?: true;
  /** Whether the command is offered to the current user; always, when absent. */
  readonly allowed?: (resolve: Resolve) => boolean;
  /** Runs the command. Returns the address to open next, if there is one. */
  readonly run: (resolve: Resolve, text: string) => Promise<string | undefined> | string | undefined;
}

/** The commands that plugins add to the command palette. */
export const commands = extensionPoint<Command>('core.commands');
