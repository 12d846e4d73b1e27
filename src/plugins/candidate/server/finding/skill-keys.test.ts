import type { KnownRow, MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { sameSkillKeys } from './skill-keys.ts';

const WELDING: KnownRow = {
  ...{ code: 'welding', name: 'Welding', names: { de: 'Schweißen' }, codes: ['welding', 'mig'] },
  allNames: ['Welding', 'Schweißen', 'Arc  Welding', '!'],
};
const JAVA: KnownRow = { code: 'java', name: 'Java', names: {}, codes: ['java'], allNames: ['Java'] };
const ISLAND: KnownRow = { code: 'java-island', name: 'Island of Java', names: {}, codes: ['java-island'], allNames: ['Java'] };

let statements: number;
let catalogue: Pick<MasterCatalogue, 'codesOf' | 'namesOf'>;
beforeEach(() => {
  statements = 0;
  const rows = new Map([WELDING, JAVA, ISLAND].flatMap((row) => row.codes.map((code) => [code, row] as const)));
  catalogue = {
    codesOf: async (_entity, names) => {
      statements += 1;
      const known: Readonly<Record<string, readonly string[]>> = { 'arc welding': ['welding'], java: ['java', 'java-island'] };
      return new Map(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]] as const])));
    },
    namesOf: async (_entity, codes) => {
      statements += 1;
      return new Map(codes.flatMap((code) => [rows.get(code)].flatMap((row) => (row === undefined ? [] : [[code, row] as const]))));
    },
  };
});

const ALL = ['welding', 'mig', '~welding', '~schweißen', '~arc_welding'];

test('a code stands for its row, the codes merged into it, and all names', async () => {
  const [welding = [], mig = []] = await sameSkillKeys(catalogue, ['welding', 'mig']);
  expect(welding.toSorted()).toEqual(ALL.toSorted());
  expect(mig.toSorted()).toEqual(welding.toSorted());
});

test('a typed name stands for itself and for every skill with this name', async () => {
  const [welding, java, other] = await sameSkillKeys(catalogue, ['~arc_welding', '~java', '~sewing']);
  expect(welding?.length).toBe(ALL.length);
  expect(java?.toSorted()).toEqual(['java', 'java-island', '~java']);
  expect(other).toEqual(['~sewing']);
});

test('an unknown code stands for itself, and any number of keys takes two statements', async () => {
  expect(await sameSkillKeys(catalogue, ['no-such', '~none'])).toEqual([['no-such'], ['~none']]);
  expect(statements).toBe(2);
});
