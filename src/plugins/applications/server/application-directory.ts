import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { ApplicationDirectory, ApplicationState, SeenApplication } from '../contract/application-directory.ts';
import type { ApplicationsDatabase, ApplicationTables } from './application-tables.ts';
import type { Applications } from './applications.ts';

export interface DirectoryDependencies {
  readonly db: ApplicationsDatabase;
  readonly applications: Pick<Applications, 'find'>;
  readonly abilitiesOf: (actor: Actor) => Abilities;
}

export function createApplicationDirectory({ db, applications, abilitiesOf }: DirectoryDependencies): ApplicationDirectory {
  return {
    seenBy: async (actor, id) => {
      const side = sideOf(actor);
      const application = side && (await applications.find(actor, abilitiesOf(actor), id));
      const state = application && (await stateOf(db, id).executeTakeFirst());
      return side && application && state && { state, side, application };
    },
    stateOf: (id) => stateOf(db, id).executeTakeFirst(),
    lockedState: (transaction, id) => stateOf(tablesIn<ApplicationTables>(transaction), id).forUpdate().executeTakeFirst(),
  };
}

function stateOf(db: ApplicationsDatabase, id: string) {
  return db
    .selectFrom('job_applications')
    .select(['id', 'job_id as jobId', 'company_id as companyId', 'candidate_id as candidateId', 'stage', 'version'])
    .where('id', '=', id)
    .$castTo<ApplicationState>();
}

function sideOf({ role }: Actor): SeenApplication['side'] | undefined {
  return role === 'candidate' || role === 'employer' || role === 'admin' ? role : undefined;
}
