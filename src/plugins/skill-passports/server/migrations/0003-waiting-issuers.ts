import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** The order of the list of issuers, and those that wait. */
export const addWaitingIssuers = concurrentIndexes('skill-passports/0003-waiting-issuers', [
  {
    name: 'credential_issuers_listed',
    on: "credential_issuers ((status = 'pending' or asked_name is not null) desc, created_at desc, id desc)",
  },
  { name: 'credential_issuers_waiting', on: "credential_issuers (id) where status = 'pending' or asked_name is not null" },
]);
