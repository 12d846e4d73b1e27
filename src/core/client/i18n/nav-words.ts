import type { LocaleTexts } from '../plugin/client-plugin.ts';

/** Loads the words of the navigation in one language: the group `nav` of each plugin's texts, by namespace. */
export type NavWordsLoader = () => Promise<{ readonly default: Readonly<Record<string, LocaleTexts>> }>;

/**
 * The words of the navigation by language. Only a build has them (`scripts/webpack/nav-words.ts`), so that the frame of work pages needs
 * one file of texts and not one for each plugin.
 */
export const navWords: Readonly<Record<string, NavWordsLoader>> = {};
