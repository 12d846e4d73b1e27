import { auditAction } from '#core/server/audit/audit-action.ts';

/** The events of this plugin in the audit record. Reasons of role changes and notes of suspensions are only recorded as lengths. */
export const userSuspended = auditAction({ name: 'user.suspended', subject: 'user', fields: { reason: 'value', note: 'length' } });

export const suspensionLifted = auditAction({ name: 'user.suspension-lifted', subject: 'user', fields: { reason: 'value' } });

export const roleChanged = auditAction({
  name: 'user.role-changed',
  subject: 'user',
  fields: { role: 'value', isFullAdmin: 'value', reason: 'length' },
});

export const sessionsEnded = auditAction({ name: 'user.sessions-ended', subject: 'user', fields: { sessions: 'value' } });

const groupFields = { name: 'value', duties: 'value' } as const;

export const groupCreated = auditAction({ name: 'admin-group.created', subject: 'admin-group', fields: groupFields });

export const groupUpdated = auditAction({ name: 'admin-group.updated', subject: 'admin-group', fields: groupFields });

export const groupDeleted = auditAction({
  name: 'admin-group.deleted',
  subject: 'admin-group',
  fields: { ...groupFields, members: 'value' },
});

/** `added` and `removed` have ids of users. */
export const groupMembersSet = auditAction({
  name: 'admin-group.members-set',
  subject: 'admin-group',
  fields: { added: 'value', removed: 'value' },
});

export const userActions = [
  userSuspended,
  suspensionLifted,
  roleChanged,
  sessionsEnded,
  groupCreated,
  groupUpdated,
  groupDeleted,
  groupMembersSet,
];
