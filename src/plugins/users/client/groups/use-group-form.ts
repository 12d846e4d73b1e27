import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { z } from '#core/contract/schema.ts';
import { createGroup, listGroups, setGroupMembers, updateGroup } from '../../contract/endpoints.ts';
import { type AdminGroup, groupFormSchema } from '../../contract/schemas.ts';

/** The fields of the form of a group. */
export interface GroupValues {
  name: string;
  duties: readonly string[];
  members: AdminGroup['members'];
  /** Version of the group on which the fields are based; 0 for a new group. A kept draft may be based on an older one. */
  version: number;
}

/** The form of a group, and the group as another administrator has saved it in the meantime. */
export interface GroupForm extends ContractFormState<GroupValues> {
  readonly theirs: AdminGroup | undefined;
  /** Saves the fields over the other version. */
  readonly keepMine: () => Promise<void>;
  /** Replaces the fields with the other version. */
  readonly takeTheirs: () => void;
}

/** The fields of a saved group, or of a new one. */
function groupValues(group: AdminGroup | undefined): GroupValues {
  const { name = '', duties = [], members = [], version = 0 } = group ?? {};
  return { name, duties, members, version };
}

/** The form that creates or changes a group. `onSaved` is called when everything is saved. */
export function useGroupForm(group: AdminGroup | undefined, onSaved: (saved: AdminGroup) => void): GroupForm {
  const api = useService(ApiClient);
  const [theirs, setTheirs] = useState<AdminGroup>();
  // The group as it was saved last: also when only its members were refused.
  const [base, setBase] = useState(group);
  const contract = useContractForm<GroupValues, z.output<typeof groupFormSchema>>({
    schema: groupFormSchema,
    defaults: groupValues(group),
    toBody: ({ name, duties, members, version }) => ({ name, duties, userIds: members.map(({ id }) => id), version }),
    fieldOf: (path) => path.replace(/^userIds.*/, 'members'),
    neededText: (field) => `users:needed.${field}`,
    draft: `users-group-${group?.id ?? 'new'}`,
    send: async (body) => {
      try {
        const saved = await saveGroup(api, base, body, (step) => {
          setBase(step);
          contract.form.setValue('version', step.version);
        });
        onSaved(saved);
      } catch (error) {
        if (isConflict(error)) setTheirs(await groupNow(api, base?.id));
        throw error;
      }
    },
  });
  const { form, submit, forgetDraft } = contract;
  const settle = (): AdminGroup | undefined => {
    setBase(theirs);
    setTheirs(undefined);
    return theirs;
  };
  return {
    ...contract,
    theirs,
    keepMine: async () => {
      form.setValue('version', settle()?.version ?? 0);
      await submit();
    },
    takeTheirs: () => {
      form.reset(groupValues(settle()));
      forgetDraft();
    },
  };
}

/** Saves name and duties, then the members. `onStep` receives the group after each step, because the next one can fail. */
async function saveGroup(
  api: ApiClient,
  base: AdminGroup | undefined,
  { name, duties, userIds, version }: z.output<typeof groupFormSchema>,
  onStep: (saved: AdminGroup) => void,
): Promise<AdminGroup> {
  const step = (saved: AdminGroup): AdminGroup => {
    onStep(saved);
    return saved;
  };
  let saved = base;
  if (saved === undefined) saved = step(await api.call(createGroup, { body: { name, duties } }));
  else if (version !== saved.version || name !== saved.name || !sameItems(duties, saved.duties)) {
    saved = step(await api.call(updateGroup, { params: { id: saved.id }, body: { name, duties, version } }));
  }
  const { id, members } = saved;
  const before = members.map((member) => member.id);
  if (sameItems(before, userIds)) return saved;
  return step(await api.call(setGroupMembers, { params: { id }, body: { userIds, version: saved.version } }));
}

function sameItems(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

async function groupNow(api: ApiClient, id: string | undefined): Promise<AdminGroup | undefined> {
  const { items } = await api.call(listGroups);
  return items.find((group) => group.id === id);
}
