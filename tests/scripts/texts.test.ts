import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { checkTexts } from '../../scripts/checks/texts/check-texts.ts';
import { checkUses } from '../../scripts/checks/texts/check-uses.ts';
import { compareLanguage } from '../../scripts/checks/texts/compare-language.ts';
import { literalTexts } from '../../scripts/checks/texts/literal-texts.ts';
import { flatten, type Namespace } from '../../scripts/checks/texts/locale-files.ts';
import { needlessSameTexts, readSameTexts, type SameText } from '../../scripts/checks/texts/same-texts.ts';
import { textUses } from '../../scripts/checks/texts/source-texts.ts';

function compared(english: object, translated: object, language: string): string[] {
  return compareLanguage(flatten(english), flatten(translated), language).map(({ key, what }) => `${key} ${what}`);
}

describe('The texts of a language', () => {
  const english = {
    bed: { dug: '{{name}} dug {{count, number}} beds' },
    found_one: '{{count, number}} bed',
    found_other: '{{count, number}} beds',
  };

  test('pass when they are complete', () => {
    const german = {
      bed: { dug: '{{count, number}} Beete hat {{name}} umgegraben' },
      found_one: 'Ein Beet',
      found_other: '{{count, number}} Beete',
    };
    expect(compared(english, german, 'de')).toEqual([]);
    expect(compared(english, english, 'en')).toEqual([]);
  });

  test.each<[string, object, object, string, string]>([
    ['a text is missing', { a: 'Bed', b: 'Shed' }, { a: 'Beet' }, 'de', 'b is missing'],
    ['a text has no English', { a: 'Bed' }, { a: 'Beet', b: 'Schuppen' }, 'de', 'b is not in English'],
    [
      'a placeholder differs',
      { a: 'Dug by {{name}}' },
      { a: 'Von {{nmae}}' },
      'de',
      'a has other placeholders than English: {{nmae}} instead of {{name}}',
    ],
    [
      'a format differs',
      { a: 'Of {{limit, number}}' },
      { a: 'Von {{limit}}' },
      'de',
      'a has other placeholders than English: {{limit}} instead of {{limit, number}}',
    ],
    [
      'a count has no format',
      { a: '{{count}} in all' },
      { a: '{{count}} in allem' },
      'de',
      'a writes a count without a format: use {{count, number}}',
    ],
    ['a text is the English one', { a: 'The bed' }, { a: 'The bed' }, 'de', 'a equals its English'],
    ['a text is empty', { a: 'The bed' }, { a: '' }, 'de', 'a is empty'],
    ['a text ends with a space', { a: 'The bed' }, { a: 'Das Beet ' }, 'de', 'a begins or ends with a space'],
  ])('fail when %s', (_what, from, translated, language, fault) => {
    expect(compared(from, translated, language)).toEqual([fault]);
  });

  test('may equal the English text where the plugin lists them, only in those languages', () => {
    const same = [{ key: 'title', languages: ['de'], reason: 'A name.' }];
    const faults = (language: string): unknown =>
      compareLanguage(flatten({ title: 'Garden' }), flatten({ title: 'Garden' }), language, same).map(({ what }) => what);
    expect([faults('de'), faults('fa')]).toEqual([[], ['equals its English']]);
  });

  test('are listed for no other reason', () => {
    const languages = new Map(
      Object.entries({ en: { title: 'Garden' }, de: { title: 'Garten' } }).map(([code, texts]) => [code, flatten(texts)]),
    );
    const listed = (key: string): SameText => ({ key, languages: ['de'], reason: 'A name.' });
    expect(needlessSameTexts({ name: 'garden', folder: '', languages }, [listed('title'), listed('gone')])).toEqual([
      'de garden:title is listed in same-as-english.json, and does not equal its English',
      'de garden:gone is listed in same-as-english.json, and does not equal its English',
    ]);
  });

  test('are listed with a reason', () => {
    const root = testFolder();
    const read = (listed: unknown): unknown => {
      writeFileSync(join(root, 'same-as-english.json'), JSON.stringify(listed));
      return readSameTexts(root, { name: 'garden', folder: '.', languages: new Map() });
    };
    const listed = [{ key: 'title', languages: ['de'], reason: 'A name.' }];
    expect(read(listed)).toEqual(listed);
    expect(() => read([{ key: 'title', languages: ['de'], reason: ' ' }])).toThrow('same-as-english.json is no list of');
    rmSync(root, { recursive: true });
  });

  test('fail when a plural category is missing, or does not exist in the language', () => {
    const arabic = {
      found_zero: 'لا أحواض',
      found_one: 'حوض',
      found_two: 'حوضان',
      found_few: '{{count, number}} أحواض',
      found_other: '{{count, number}} حوض',
    };
    const plural = { found_one: english.found_one, found_other: english.found_other };
    expect(compared(plural, arabic, 'ar')).toEqual(['found_many is missing']);
    expect(compared(plural, { found_one: 'Ein Beet', found_few: 'Beete', found_other: '{{count, number}} Beete' }, 'de')).toEqual([
      'found_few is a plural category that de does not have',
    ]);
  });

  test('may write the number as a word only where the category has one number', () => {
    const plural = { found_one: english.found_one, found_other: english.found_other };
    const other = { found_other: '{{count, number}} باغچه' };
    // The Persian category `one` also covers 0.
    expect(compared(plural, { found_one: 'یک باغچه', ...other }, 'fa')).toEqual([
      'found_one has other placeholders than English: none instead of {{count, number}}',
    ]);
    expect(compared(plural, { found_one: 'ערוגה אחת', found_two: 'שתי ערוגות', found_other: '{{count, number}} ערוגות' }, 'he')).toEqual(
      [],
    );
  });
});

describe('The texts of a project', () => {
  let root = '';
  const put = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const uses = (plugin: string): string => `const texts = ['${plugin}:bed', '${plugin}:shed'];`;
  beforeEach(() => {
    root = testFolder();
    const english = { bed: 'Bed', shed: 'Shed' };
    put('src/core/client/i18n/locales/en.json', { ok: 'Agreed' });
    put('src/core/client/i18n/locales/de.json', { ok: 'Gut' });
    put('src/core/client/Ok.ts', "const label = 'core:ok';");
    for (const plugin of ['garden', 'pond']) {
      put(`src/plugins/${plugin}/client/locales/en.json`, english);
      put(`src/plugins/${plugin}/client/uses.ts`, uses(plugin));
    }
    put('src/plugins/garden/client/locales/de.json', { bed: 'Beet' });
  });

  const check = (options: { plugin?: string; isRelease?: boolean } = {}) => {
    const { faults, notes } = checkTexts(root, ['en', 'de'], { isRelease: false, ...options });
    return { faults, notes };
  };
  const notes = [
    'de garden: 1 of 2 texts are missing, and are shown in English',
    'de pond: 2 of 2 texts are missing, and are shown in English',
  ];

  test('may lack those of a plugin in another language, and have one line for each such language', () => {
    expect(check()).toEqual({ faults: [], notes });
  });

  test('must be complete for a release', () => {
    expect(check({ isRelease: true })).toEqual({
      faults: ['de garden:shed is missing', 'de pond:bed is missing', 'de pond:shed is missing'],
      notes: [],
    });
  });

  test('must be complete in English and in the core', () => {
    put('src/core/client/i18n/locales/de.json', {});
    put('src/plugins/garden/client/locales/en.json', { bed: 'Bed' });
    expect(check()).toEqual({
      faults: ['de core:ok is missing', 'src/plugins/garden/client/uses.ts:1: "garden:shed" is a key that English does not have'],
      notes: [notes[1]],
    });
  });

  test('of other plugins are left out in the check of one', () => {
    put('src/plugins/pond/client/locales/de.json', { bed: 'Bed', shed: 'Schuppen', gone: 'Weg' });
    put('src/plugins/garden/client/locales/de.json', { bed: 'Bed' });
    put('src/plugins/pond/client/uses.ts', `${uses('pond')} const more = ['pond:deep', 'garden:gate'];`);
    expect(check({ plugin: 'garden' })).toEqual({ faults: ['de garden:bed equals its English'], notes: [notes[0]] });
    expect(check({ plugin: 'pond' }).faults).toEqual([
      'de pond:gone is not in English',
      'de pond:bed equals its English',
      'src/plugins/pond/client/uses.ts:1: "pond:deep" is a key that English does not have',
      'src/plugins/pond/client/uses.ts:1: "garden:gate" is a key that English does not have',
    ]);
  });
});

describe('The code', () => {
  const garden: Namespace = {
    name: 'garden',
    folder: 'src/plugins/garden/client',
    languages: new Map([
      [
        'en',
        flatten({
          nav: 'Garden',
          kind: { herb: 'Herb', tree: 'Tree' },
          found_one: 'One',
          found_other: 'All',
          errors: { locked: 'Locked.' },
        }),
      ],
    ]),
  };
  const faultsOf = (source: string): string[] => checkUses([garden], textUses('src/plugins/garden/client/Page.tsx', source));
  const all =
    "const label = 'garden:nav'; function Page({ kind, count }) { const t = useT('garden'); return <p>{t(`kind.\u0024{kind}`)}{t('found', { count })}</p>; }";

  test('passes when it uses all texts and no others', () => {
    expect(faultsOf(all)).toEqual([]);
  });

  test.each([
    [
      'a key that is not there',
      "function A() { const t = useT('garden'); return t('gate'); }",
      '"garden:gate" is a key that English does not have',
    ],
    [
      'one in a branch',
      "function A({ on }) { const t = useT('garden'); return t(on ? 'nav' : 'off'); }",
      '"garden:off" is a key that English does not have',
    ],
    ['one by a whole name', "const label = 'garden:gate';", '"garden:gate" is a key that English does not have'],
    [
      'one of a group that is not there',
      "function A({ x }) { const t = useT('garden'); return t(`size.\u0024{x}`); }",
      '"garden:size.…" is a key that English does not have',
    ],
    ['one by a parameter', "function words(t: Translate) { return t('gate'); }", '"gate" is a key that English does not have'],
  ])('fails when it uses %s', (_what, source, fault) => {
    expect(faultsOf(`${source}\n${all}`)).toEqual([`src/plugins/garden/client/Page.tsx:1: ${fault}`]);
  });

  test('passes when it names the group of texts with its namespace', () => {
    const named = "const texts = 'garden:kind'; const label = 'garden:nav'; function A() { const t = useT('garden'); return t('found'); }";
    expect(faultsOf(named)).toEqual([]);
    expect(faultsOf(named.replace("'garden:kind'", "'garden:kin'"))).toEqual([
      'src/plugins/garden/client/Page.tsx:1: "garden:kin" is a key that English does not have',
      'garden:kind.herb is used nowhere',
      'garden:kind.tree is used nowhere',
    ]);
  });

  test('fails when it does not use a text', () => {
    expect(faultsOf(all.replace("'found'", "'nav'"))).toEqual(['garden:found_one is used nowhere', 'garden:found_other is used nowhere']);
  });
});

describe('Words in a component', () => {
  const words = (source: string): string[] => literalTexts('A.tsx', source).map(({ text, line }) => `${line} ${text}`);

  test.each([
    ['between tags', 'const a = <p>Dig here</p>;', '1 Dig here'],
    ['in braces', "const a = <p>{on ? 'Dig' : null}</p>;", '1 Dig'],
    ['after a condition', "const a = <p>{on && 'Dig'}</p>;", '1 Dig'],
    ['in a template string', 'const a = <p>{`Dig \u0024{depth} deep`}</p>;', '1 Dig deep'],
    ['in an attribute that users read', 'const a = <input placeholder="Depth" />;', '1 Depth'],
    ['in an accessible name', "const a = <button aria-label={'Dig'} />;", '1 Dig'],
    ['in a property of our components', '\nconst a = <TextInput help="In cm" />;', '2 In cm'],
    ['in a message', "snackbar.raise('Dug');", '1 Dug'],
  ])('are found %s', (_where, source, found) => {
    expect(words(source)).toEqual([found]);
  });

  test.each([
    ['are translated', "const a = <p title={t('dig')}>{t('dig')}</p>;"],
    ['are a key', 'const a = <Item label="garden:nav" />;'],
    ['contain no letters', 'const a = <p> · {count} </p>;'],
    ['are code', 'const a = <code>npm start</code>;'],
    ['are class names and ids', 'const a = <p className="bed" id="bed" />;'],
  ])('are ignored when they %s', (_when, source) => {
    expect(words(source)).toEqual([]);
  });
});
