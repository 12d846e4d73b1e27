import path from 'node:path';
import { type ChildProgram, type Command, childCommand, childRights } from '../../../children/child-command.ts';
import { INSPECTION_CPU_SECONDS } from './inspection.ts';

/** Heap of an inspector in MiB. The whole process takes about 140 MiB for an ordinary PDF of 36 pages. */
const HEAP_MIB = 512;

const ARCHIVES = path.join(import.meta.dirname, '../../../archives');

const FRAME = path.join(import.meta.dirname, '../inspector');

const ARCHIVE_INSPECTOR = { program: 'archive/archive-inspector.ts', reads: [ARCHIVES], packages: ['yauzl', 'pend'] };

/** The program of each kind of document, what it reads outside of its folder, and the packages that it reads. */
const INSPECTORS = {
  pdf: { program: 'pdf/pdf-inspector.ts', reads: [], packages: ['pdfjs-dist'] },
  docx: ARCHIVE_INSPECTOR,
  odt: ARCHIVE_INSPECTOR,
};

const ARCHIVE_TEXT = { ...ARCHIVE_INSPECTOR, program: 'archive/archive-text.ts' };

/** The same for the programs that read texts. */
const READERS = { pdf: { ...INSPECTORS.pdf, program: 'pdf/pdf-text.ts' }, docx: ARCHIVE_TEXT, odt: ARCHIVE_TEXT };

export type InspectedKind = keyof typeof INSPECTORS;

/** The command that starts the inspector of the kind. It ends after its processor time, also when the server was killed. */
export function inspectorCommand(kind: InspectedKind, argument: string): Command {
  return childCommand(programOf(INSPECTORS[kind]), argument);
}

/** The command that starts the reader of texts of the kind, with the same limits. */
export function textCommand(kind: InspectedKind): Command {
  return childCommand(programOf(READERS[kind]), kind);
}

/** The options of Node for an inspector. It may read the files of its program, and nothing else. */
export function rightsOf(kind: InspectedKind): readonly string[] {
  return childRights(programOf(INSPECTORS[kind]));
}

interface Inspector {
  readonly program: string;
  readonly reads: readonly string[];
  readonly packages: readonly string[];
}

function programOf({ program, reads, packages }: Inspector): ChildProgram {
  return {
    file: path.join(import.meta.dirname, program),
    reads: [import.meta.dirname, FRAME, ...reads],
    packages,
    heapMib: HEAP_MIB,
    seconds: INSPECTION_CPU_SECONDS,
  };
}
