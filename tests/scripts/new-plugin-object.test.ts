import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { createPlugin } from '../../scripts/new-plugin/create-plugin.ts';
import { FIELD_KINDS, readFields } from '../../scripts/new-plugin/object/fields.ts';
import { fillTemplate } from '../../scripts/new-plugin/object/fill-template.ts';
import { objectName, plural } from '../../scripts/new-plugin/object/object-name.ts';
import { readParts } from '../../scripts/new-plugin/object/parts.ts';
import { pluginName } from '../../scripts/new-plugin/plugin-name.ts';
import { titlesOf } from '../../scripts/new-plugin/titles.ts';

const project = resolve(__dirname, '../..');

describe('The name of an object', () => {
  const named = (kebab: string, plugin = 'garden') =>
    objectName(
      kebab,
      pluginName(plugin),
      new Set(['SampleObject', 'SampleObjectFilters', 'useSampleObjectForm', 'Page', 'ListFilters', 'useContractForm']),
    );

  test('has a form for one and for several, and a table', () => {
    expect(named('job-offer')).toMatchObject({
      one: { camel: 'jobOffer', pascal: 'JobOffer' },
      many: { kebab: 'job-offers', snake: 'job_offers' },
      table: 'garden_job_offers',
    });
  });

  test('is the name of the table when the plugin has the same name', () => {
    expect(named('vacancy', 'vacancies').table).toBe('vacancies');
  });

  test.each([
    ['vacancy', 'vacancies'],
    ['day', 'days'],
    ['box', 'boxes'],
    ['class', 'classes'],
    ['branch', 'branches'],
    ['plant', 'plants'],
  ])('%s has the plural %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });

  test.each([
    ['', '"" is no name for an object'],
    ['JobOffer', '"JobOffer" is no name for an object'],
    ['two words', '"two words" is no name for an object'],
    ['map', 'the files of the plugin use the name Map already'],
    ['page', 'the files of the plugin use the name Page already'],
    ['list', 'the files of the plugin use the name ListFilters already'],
    ['contract', 'the files of the plugin use the name useContractForm already'],
    ['x'.repeat(60), 'has more than 55 characters'],
  ])('cannot be "%s"', (kebab, reason) => {
    expect(() => named(kebab)).toThrow(reason);
  });
});

test('The fields of an object have a column, a label and options', () => {
  expect(readFields('title:line, startsAt:instant,state:choice(open|half-open)', 'job_offer')).toMatchObject([
    { name: 'title', kind: 'line', column: 'title', label: 'Title', options: [] },
    { name: 'startsAt', kind: 'instant', column: 'starts_at', label: 'Starts at' },
    { name: 'state', kind: 'choice', constant: 'JOB_OFFER_STATES', options: ['open', 'half-open'] },
  ]);
});

test('The fields of an object are in quotes in a statement where their name is a word of SQL', () => {
  expect(readFields('title:line,from:instant', 'plant').map(({ quoted }) => quoted)).toEqual(['title', '"from"']);
});

test.each([
  ['', '"" is no field'],
  ['title', '"title" is no field: write its name and its kind'],
  ['title:', '"title:" is no field'],
  ['Title:line', '"Title" is no name for a field: write it in camelCase'],
  ['job_title:line', '"job_title" is no name for a field'],
  [`${'x'.repeat(31)}:line`, 'with at most 30 characters'],
  ['id:line', '"id" cannot be a field: every object has this name already'],
  ['userId:line', '"userId" cannot be a field'],
  ['constructor:line', '"constructor" cannot be a field'],
  ['then:line', '"then" cannot be a field: JavaScript takes an object with it for a promise'],
  ['title:words', 'There is no kind of field "words". The kinds are line, text, instant, date, number, bool, choice.'],
  ['title:toString', 'There is no kind of field "toString"'],
  ['title:line(3)', 'only a choice has options'],
  ['title:line,state:choice', 'The choice "state" needs two or more different options'],
  ['title:line,state:choice(open)', 'The choice "state" needs two or more different options'],
  ['title:line,state:choice(open|open)', 'The choice "state" needs two or more different options'],
  ["title:line,state:choice(open|it's)", 'The choice "state" needs two or more different options'],
  ['title:line,sort:choice(a|b)', '"sort" cannot be a choice: the query of the list has this name already'],
  ['title:line,title:text', 'The field "title" is there twice'],
  ['from:instant,title:line', 'The first field must be a line'],
  [Array.from({ length: 21 }, (_, at) => `f${at}:line`).join(','), 'at most 20 fields'],
])('The fields of an object cannot be "%s"', (fields, reason) => {
  expect(() => readFields(fields, 'plant')).toThrow(reason);
});

test('The parts of an object are in the order of the generator', () => {
  expect([...readParts('form, list')]).toEqual(['list', 'form']);
});

test.each([
  ['list,grid', 'There is no part "grid". The parts are list, page, form.'],
  ['', 'There is no part "". The parts are list, page, form.'],
  ['page,form', 'The list is always a part'],
])('The parts of an object cannot be "%s"', (parts, reason) => {
  expect(() => readParts(parts)).toThrow(reason);
});

describe('A template', () => {
  const fill = (template: string, ...holds: string[]): string =>
    fillTemplate(template, { places: { what: 'rose' }, holds: new Set(holds) });

  test('gets its places and keeps the parts whose conditions hold', () => {
    const template = 'a %%what%%\n  %%if red%%\nred\n%%if tall%%\ntall\n%%end%%\n%%else%%\nblue\n%%end%%\n';
    expect([fill(template), fill(template, 'red'), fill(template, 'red', 'tall'), fill(template, 'tall')]).toEqual([
      'a rose\nblue\n',
      'a rose\nred\n',
      'a rose\nred\ntall\n',
      'a rose\nblue\n',
    ]);
  });

  test('is refused with an unknown place, and with a condition without its end', () => {
    expect(() => fill('%%where%%')).toThrow('unknown place "where"');
    expect(() => fill('%%if red%%red')).toThrow('without its end');
  });
});

describe('A new plugin with an object', () => {
  let root = '';
  beforeEach(() => {
    root = testFolder();
    cpSync(join(project, 'scripts/new-plugin/object-template'), join(root, 'scripts/new-plugin/object-template'), { recursive: true });
    cpSync(join(project, 'package.json'), join(root, 'package.json'));
    mkdirSync(join(root, 'src/plugins'), { recursive: true });
    symlinkSync(join(project, 'src/core'), join(root, 'src/core'));
    for (const half of ['client', 'server'])
      writeFileSync(join(root, `src/plugins/index.${half}.ts`), 'export const plugins: readonly Plugin[] = [];\n');
  });

  const create = (parts: string, { object = 'plant', fields = 'title:line,state:choice(open|closed)' } = {}): Promise<string[]> =>
    createPlugin(root, 'garden', titlesOf({ en: 'Garden', de: 'Garten' }, 'garden'), { object, fields, parts });
  const written = (files: readonly string[]): string => files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
  const texts = (language: string) => JSON.parse(readFileSync(join(root, `src/plugins/garden/client/locales/${language}.json`), 'utf8'));

  test.each(['list', 'list,page', 'list,form', 'list,page,form'])(
    'has only files of its own names, and nothing of the template, with %s',
    async (parts) => {
      const files = await create(parts);
      expect(written(files)).not.toMatch(/sample.?(plugin|object|table)|%%/i);
      const folders = readdirSync(join(root, 'src/plugins/garden/client'));
      expect(['list', 'page', 'form'].filter((part) => folders.includes(part)).join()).toBe(parts);
    },
  );

  test('has texts for its parts and fields only', async () => {
    await create('list');
    expect(texts('de')).toEqual({
      nav: { title: 'Garten' },
      fields: { title: 'Title', state: 'State' },
      choices: { state: { open: 'Open', closed: 'Closed' } },
      list: { show: 'Liste anzeigen', search: 'Suchen', none: 'Noch ist nichts da', noneFound: 'Zu diesen Filtern passt nichts' },
      personalData: { rows_one: 'Ein Eintrag der Seite „Garten“.', rows_other: '{{count, number}} Einträge der Seite „Garten“.' },
    });
  });

  test('lists the names from its description as texts that are not translated', async () => {
    await create('list,page,form');
    const same = JSON.parse(readFileSync(join(root, 'src/plugins/garden/client/same-as-english.json'), 'utf8'));
    expect(same.map(({ key, languages }: { key: string; languages: string[] }) => `${key} ${languages.join()}`)).toEqual([
      'nav.title ar,fa,he',
      'fields.title ar,de,fa,he',
      'fields.state ar,de,fa,he',
      'choices.state.open ar,de,fa,he',
      'choices.state.closed ar,de,fa,he',
    ]);
  });

  test('is refused when its table exists, and writes nothing', async () => {
    const migrations = join(root, 'src/plugins/shed/server/migrations');
    mkdirSync(migrations, { recursive: true });
    writeFileSync(join(migrations, '0001-plants.ts'), 'sql`create table garden_plants (id uuid)`');
    await expect(create('list')).rejects.toThrow(
      'The table garden_plants exists already: src/plugins/shed/server/migrations/0001-plants.ts creates it.',
    );
    expect(readdirSync(join(root, 'src/plugins'))).not.toContain('garden');
  });

  test('is refused when its object has the name of a type that its files use', async () => {
    await expect(create('list', { object: 'counted-page' })).rejects.toThrow('use the name CountedPage already');
    await expect(create('list', { object: 'handler' })).rejects.toThrow('use the name Handler already');
    await expect(create('list', { object: 'contract' })).rejects.toThrow('use the name useContractForm already');
  });

  test('has a sample of every kind of field in its tests', async () => {
    const fields = FIELD_KINDS.map((kind) => `${kind}Field:${kind}${kind === 'choice' ? '(a|b)' : ''}`).join(',');
    await create('list,page,form', { fields });
    const rows = readFileSync(join(root, 'src/plugins/garden/server/testing/access-rows.ts'), 'utf8');
    for (const kind of FIELD_KINDS) expect(rows).toMatch(new RegExp(`${kind}Field: .+,`));
  });
});
