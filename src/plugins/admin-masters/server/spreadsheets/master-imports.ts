import type { MasterImports } from '../../contract/master-imports.ts';
import type { Grants } from '../access/grants.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { MasterCheck } from './master-check.ts';
import { masterColumns } from './master-columns.ts';
import { masterWriter } from './master-writer.ts';

interface TargetDependencies {
  readonly db: MasterRowDatabase;
  readonly kinds: Kinds;
  readonly grants: Pick<Grants, 'may'>;
}

/** Imports of master data. The right `import` opens a kind. */
export function importsOfMasters({ db, kinds, grants }: TargetDependencies): MasterImports {
  return {
    open: async (actor, place) => {
      const source = kinds.all.find(({ description }) => description.entity === place);
      if (source === undefined) return { kind: 'absent' };
      if (!(await grants.may(actor, place, 'import'))) return { kind: 'forbidden' };
      return {
        kind: 'open',
        place: {
          columns: masterColumns(source.description).map(({ column }) => column),
          // A fixed kind is that of a standard, of which a file may be an excerpt.
          canHideMissing: !source.description.isFixed,
          check: (mapped) => new MasterCheck({ db, source }, mapped),
          write: (work) => masterWriter({ kinds, source }, work),
        },
      };
    },
  };
}
