import { defineIssues, type Issue, type IssueValues, issueOfCode } from '../errors.ts';

/** The refusals of files. The client shows them beside the field, in its language. */
export const fileIssues = defineIssues({
  'files.too-large': 'This file is larger than {{size}}.',
  'files.kind': 'This kind of file is not taken here. Choose one of: {{kinds}}.',
  'files.content': 'The content of this file is not what its name says.',
  'files.protected': 'This file is protected by a password. Save it without one.',
  'files.macro': 'This file contains macros. Save it without them, for example by printing it to PDF.',
  'files.script': 'This file contains a script. Save it without, for example by printing it to PDF.',
  'files.program': 'This file contains or starts a program. Save it anew without, for example by printing it to PDF.',
  'files.attachment': 'Another file is attached to this file or embedded in it. Save it without, for example by printing it to PDF.',
  'files.media': 'This file contains a film, a sound or a 3D model. Save it without, for example by printing it to PDF.',
  'files.form': 'This file is a form that sends or loads data. Save it as a document, for example by printing it to PDF.',
  'files.outside':
    'This file loads something from another place when it is opened, for example its template. Save it without, for example by printing it to PDF.',
  'files.pages': 'This file has more than {{limit, number}} pages.',
  'files.unreadable': 'This file cannot be read. It may be damaged.',
  'files.picture-too-small': 'Choose a picture of at least {{width, number}} by {{height, number}} pixels.',
  'files.picture-too-large': 'This picture has more than {{limit, number}} megapixels. Choose a smaller one.',
  'files.picture-ratio':
    'One side of this picture is more than {{ratio, number}} times as long as the other. Choose one that is less narrow.',
  'files.heic':
    'This photo is in the format HEIC, which cannot be opened here. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it anew. On other devices, open it and save it as JPEG.',
  'files.animated': 'Moving pictures are not taken here. Choose one that does not move.',
  'files.quota': 'There is no room for this file: {{used}} of {{quota}} are used. Delete one first.',
  'files.too-many': 'You can keep at most {{limit, number}} of these files. Delete one first.',
  'files.virus': 'A virus was found in this file. It was deleted.',
  'files.not-yours': 'This file is no longer there. Choose it again.',
});

export type FileIssueCode = keyof typeof fileIssues;

/** An issue about a file, with the values of its sentence. */
export function fileIssue(code: FileIssueCode, values: IssueValues = {}, path = ''): Issue {
  return issueOfCode(fileIssues, code, values, path);
}
