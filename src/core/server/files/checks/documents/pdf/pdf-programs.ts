import { COMPOSED, GAP, nameOf } from './pdf-syntax.ts';

/** Actions that run code, start a program, open an embedded file or send or fetch data (ISO 32000-2, 12.6.4). */
const ACTIONS = nameOf('JavaScript', 'Launch', 'GoToE', 'ImportData', 'SubmitForm', 'Rendition', 'RichMediaExecute', 'GoTo3DView');

/** Annotations that hold files or play media (12.5.6). */
const ANNOTATIONS = nameOf('FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D');

const PROGRAM = new RegExp(
  [
    `${nameOf('S')}${GAP}${ACTIONS}`,
    // The type of an action may be an object of its own.
    `obj${GAP}${ACTIONS}`,
    // The name trees with the scripts and the files of the document (7.7.4), and the files of one object (7.11.3, 14.13).
    `${nameOf('JavaScript', 'EmbeddedFiles', 'EF', 'RF')}${GAP}${COMPOSED}`,
    `${nameOf('Type')}${GAP}${nameOf('EmbeddedFile')}`,
    `${nameOf('Subtype')}${GAP}${ANNOTATIONS}`,
    // Forms of the XML Forms Architecture have scripts (12.7.8).
    `${nameOf('XFA')}${GAP}${COMPOSED}`,
  ].join('|'),
);

/**
 * Whether the objects in the text contain a program or a file. `pdfjs-dist` does not tell all of them, for example launch actions. Looks for
 * pairs of names, because one name alone may stand in a text.
 */
export function hasProgram(objects: string): boolean {
  return PROGRAM.test(objects);
}
