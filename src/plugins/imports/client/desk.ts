import { createContext, type RefObject, useContext } from 'react';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { issueSentenceIn } from '#core/client/i18n/server-sentence.ts';
import type { ColumnText, LinkedPage } from '../contract/import-desk.ts';
import type { ImportColumn, ImportPlaceDescription, ImportPlaceQuery, ImportRun, ImportSentence } from '../contract/schemas.ts';
import type { MappingDraft } from './columns/mapping-draft.ts';
import type { ShownImport } from './shown-import.ts';

/** What all parts of the desk of imports share. */
export interface Desk {
  readonly place: ImportPlaceQuery;
  readonly description: ImportPlaceDescription;
  /** The page that shows the imported rows. */
  readonly list: LinkedPage | undefined;
  /** The page that shows what an import has written. */
  readonly resultOf: ((run: ImportRun) => LinkedPage) | undefined;
  readonly store: ShownImport;
  /** The mapping that the user chooses; absent until the columns of the file are known. */
  readonly draft: MappingDraft | undefined;
  /** The title of a column; its id when the target no longer has it. */
  readonly titleOf: (column: string) => string;
  readonly textOf: (column: ImportColumn) => ColumnText;
  /** Shows another import, also in the address; `undefined` for the choice of a file. */
  readonly show: (run: ImportRun | undefined) => void;
  /** The part of the page with the steps, whose headings receive the focus. */
  readonly steps: RefObject<HTMLDivElement | null>;
  /** Whether a step was on screen already. */
  readonly isShown: RefObject<boolean>;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('useDesk is called outside of an ImportDesk.');
  return desk;
}

/** Returns a function that gives a refusal or a fault in the language of the page. */
export function useSentence(): (said: ImportSentence) => string {
  const { i18n } = useI18n();
  return ({ code, message, values }) => issueSentenceIn(i18n, { code, message, ...(values !== undefined && { values }) });
}
