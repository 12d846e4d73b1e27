import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ImportColumn, ImportRun } from './schemas.ts';

/** The words for a column of a target. */
export interface ColumnText {
  readonly title: string;
  readonly help: string;
}

/** Gives the words for a column in the language of the page. */
export type ColumnTextOf = (id: string, column: ImportColumn) => ColumnText;

/** A page with the words of a link to it. */
export interface LinkedPage {
  readonly to: string;
  readonly label: string;
}

/** What a page says about its target of imports. */
export interface ImportDeskProps {
  /** The id of the target of imports: `<plugin>.<objects>`. */
  readonly target: string;
  /** The place in the target; empty when it has only one. */
  readonly place: string;
  /** The words for the columns in the language of the page. Must be the same function while the language is the same. */
  readonly columnText?: ColumnTextOf | undefined;
  /** The page that shows the imported rows. */
  readonly list?: LinkedPage | undefined;
  /** The page that shows what this import has written, in place of `list`. */
  readonly resultOf?: ((run: ImportRun) => LinkedPage) | undefined;
  /** Called when rows were imported or taken back. */
  readonly onChanged?: (() => void) | undefined;
}

/** The module of the desk. */
export interface ImportDeskPart {
  readonly load: () => Promise<{ readonly ImportDesk: ComponentType<ImportDeskProps> }>;
}

/** The desk that takes users through the steps of an import. Pages of plugins with a target show it by `PluginPart`. */
export const importDesks = extensionPoint<ImportDeskPart>('imports.desks');
