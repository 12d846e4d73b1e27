import { listCell } from '#core/contract/spreadsheets.ts';
import type { MasterDescription } from '../../contract/define-master.ts';
import { HIGHEST_SORT, NAME_LANGUAGES } from '../../contract/master-row.ts';
import { alternativeText } from './alternative-text.ts';
import type { MasterColumn } from './column-changes.ts';
import { fieldColumns } from './field-columns.ts';

/** The columns of spreadsheets of a kind, in the order of templates and exports. */
export function masterColumns(description: MasterDescription): readonly MasterColumn[] {
  const { levels, hasAlternatives, hasUri } = description;
  return [
    codeColumn(description),
    nameColumn(description),
    ...NAME_LANGUAGES.map(translatedColumn),
    DESCRIPTION,
    ...(levels > 1 ? [PARENT] : []),
    SORT,
    HIDDEN,
    ...fieldColumns(description),
    ...(hasAlternatives ? [ALTERNATIVES] : []),
    ...(hasUri ? [URI] : []),
  ];
}

function codeColumn({ isFixed }: MasterDescription): MasterColumn {
  return {
    column: {
      id: 'code',
      title: 'Code',
      help: isFixed
        ? 'The code of the row.'
        : 'The code of the row, which never changes. An empty cell finds the row by its address, or makes a code from the name.',
      kind: 'text',
      isNeeded: isFixed,
      example: 'first-aid',
      spellings: ['id', 'identifier', 'key'],
    },
    read: ({ code }) => code,
  };
}

function nameColumn({ isFixed }: MasterDescription): MasterColumn {
  return {
    column: {
      id: 'name',
      title: 'Name',
      help: 'The English name, up to 120 characters.',
      kind: 'text',
      isNeeded: !isFixed,
      example: 'First aid',
      spellings: ['preferredLabel', 'prefLabel', 'label', 'title', 'names.en', 'English name', 'Name (English)'],
    },
    read: ({ name }) => name,
  };
}

/** What a column of names needs to know of its language. */
const LANGUAGES = Object.freeze({
  ar: { name: 'Arabic', own: 'العربية', example: 'الإسعافات الأولية' },
  de: { name: 'German', own: 'Deutsch', example: 'Erste Hilfe' },
  fa: { name: 'Persian', own: 'فارسی', example: 'کمک‌های اولیه' },
  he: { name: 'Hebrew', own: 'עברית', example: 'עזרה ראשונה' },
});

function translatedColumn(language: (typeof NAME_LANGUAGES)[number]): MasterColumn {
  const { name, own, example } = LANGUAGES[language];
  return {
    column: {
      id: `names.${language}`,
      title: `Name (${name})`,
      help: `The ${name} name, up to 120 characters.`,
      kind: 'text',
      isNeeded: false,
      example,
      spellings: [name, `${name} name`, own, `name ${language}`, `preferredLabel ${language}`, `label ${language}`],
    },
    read: ({ names }) => names[language],
  };
}

const DESCRIPTION: MasterColumn = {
  column: {
    id: 'description',
    title: 'Description',
    help: 'What the row means, up to 500 characters.',
    kind: 'text',
    isNeeded: false,
    example: 'Helps people before an ambulance arrives.',
    spellings: ['definition', 'scopeNote'],
  },
  read: ({ description }) => description,
};

const PARENT: MasterColumn = {
  column: {
    id: 'parent',
    title: 'Parent',
    help: 'The code of the row above, which may stand in a later row; empty at the top level.',
    kind: 'text',
    isNeeded: false,
    example: 'health',
    spellings: ['parentCode', 'parent id', 'above'],
  },
  read: ({ parent }) => parent,
};

const SORT: MasterColumn = {
  column: {
    id: 'sort',
    title: 'Order',
    help: `The place among the rows of one parent, a whole number from 0 to ${HIGHEST_SORT}.`,
    kind: 'number',
    isNeeded: false,
    example: '10',
    spellings: ['position', 'sort order', 'rank'],
  },
  read: ({ sort }) => sort,
};

const HIDDEN: MasterColumn = {
  column: {
    id: 'hidden',
    title: 'Hidden',
    help: 'Whether forms no longer offer the row: yes or no.',
    kind: 'yes-no',
    isNeeded: false,
    example: 'no',
    spellings: ['isHidden'],
  },
  read: ({ isHidden }) => (isHidden ? 'yes' : 'no'),
};

const ALTERNATIVES: MasterColumn = {
  column: {
    id: 'alternatives',
    title: 'Alternative names',
    help: 'Other names, one in each line; [de] behind a German one, and [en hidden] behind an English one that is found but not shown.',
    kind: 'list',
    isNeeded: false,
    example: 'Emergency aid\nErsthilfe [de]',
    spellings: ['altLabels', 'altLabel', 'alternative labels', 'synonyms', 'aliases'],
  },
  read: ({ alternatives }) => listCell(alternatives.map(alternativeText)),
};

const URI: MasterColumn = {
  column: {
    id: 'uri',
    title: 'Address',
    help: 'The web address of the concept in a vocabulary, unique in the list.',
    kind: 'address',
    isNeeded: false,
    example: 'https://example.org/skills/first-aid',
    spellings: ['conceptUri', 'concept', 'iri', 'url', 'link'],
  },
  read: ({ uri }) => uri,
};
