import { CommandFault } from '#core/server/errors/command-fault.ts';
import type { ImportMapping } from '#plugins/imports/contract/mapping-schemas.ts';
import type { OperatorChoice } from '#plugins/imports/contract/operator-imports.ts';
import { chosenColumns } from './chosen-columns.ts';
import { parseMapping } from './mapping-file.ts';

const LABELS = ['title', 'Company Name', 'Ort'];

/** A file that proposes its title, besides what is chosen. */
const file = {
  labels: LABELS,
  propose: ({ sources, left }: OperatorChoice): ImportMapping => {
    const title = { kind: 'column' as const, label: 'title' };
    return { columns: { ...(left.has('title') ? {} : { title }), ...Object.fromEntries(sources) }, hidesMissing: false };
  },
};

function chosen(mapping: string, company?: string): ImportMapping['columns'] {
  return chosenColumns(file, parseMapping(mapping, 'map.json'), company).columns;
}

function refusal(mapping: string): string {
  try {
    chosen(mapping);
  } catch (error) {
    if (error instanceof CommandFault) return error.message;
  }
  throw new Error('No CommandFault was thrown');
}

test('A mapping sets columns with their form, and constant values', () => {
  const mapping = '{ "location": "ORT", "postedAt": { "column": "ort", "dateOrder": "dmy" }, "company": { "value": "City" } }';
  expect(chosen(mapping)).toEqual({
    title: { kind: 'column', label: 'title' },
    location: { kind: 'column', label: 'Ort' },
    postedAt: { kind: 'column', label: 'Ort', dateOrder: 'dmy' },
    company: { kind: 'fixed', value: 'City' },
  });
});

test('The company of the command line counts only if there is no other', () => {
  expect(chosen('{}', 'Harbour Works').company).toEqual({ kind: 'fixed', value: 'Harbour Works' });
  expect(chosen('{ "company": "company name" }', 'Harbour Works').company).toEqual({ kind: 'column', label: 'Company Name' });
});

test.each([
  ['{ "location": "Beruf" }', 'names the column “Beruf”, but the file has only the columns “title”, “Company Name”, “Ort”'],
  ['{ "title": null }', 'no header with a column for the job title (found: “title”, “Company Name”, “Ort”)'],
  ['{ "titel": "title" }', 'has the unknown field “titel”; the fields are id, title,'],
  ['{ "title": 7 }', 'the value of “title” is invalid'],
  ['[1]', 'must be a JSON object'],
  ['title: x', 'is not JSON'],
])('The mapping %s is refused', (mapping, message) => {
  expect(refusal(mapping)).toContain(message);
});
