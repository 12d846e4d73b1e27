import { defineMaster } from '#plugins/admin-masters/contract/define-master.ts';

/** Terms that mean the same in a search. The names of a row are such terms in each language, separated by commas. */
export const searchSynonyms = defineMaster({ entity: 'search-synonyms' });
