import { makeAutoObservable, observableRef } from 'mobx';
import {
  GRANTED_ROLES,
  type GrantHolder,
  MASTER_ACTIONS,
  type MasterAccess,
  type MasterAction,
  type MasterGrants,
} from '../../contract/master-access.ts';

/** The grants while an administrator edits them, together with the saved ones. */
export class AccessDraft {
  saved: MasterAccess;
  grants: MasterGrants;

  /** @param grants unsaved grants that are based on the saved ones */
  constructor(saved: MasterAccess, grants: MasterGrants = saved.grants) {
    this.saved = saved;
    this.grants = grants;
    makeAutoObservable(this, { saved: observableRef, grants: observableRef }, { autoBind: true });
  }

  has(role: GrantHolder, action: MasterAction): boolean {
    return (this.grants[role] ?? []).includes(action);
  }

  isChanged(role: GrantHolder, action: MasterAction): boolean {
    return this.has(role, action) !== (this.saved.grants[role] ?? []).includes(action);
  }

  /** The number of cells that differ from the saved grants. */
  get changes(): number {
    return GRANTED_ROLES.map((role) => `role:${role}` as const).flatMap((role) =>
      MASTER_ACTIONS.filter((action) => this.isChanged(role, action)),
    ).length;
  }

  /** Grants or revokes an action. `update` includes `read`, so both change together. */
  toggle(role: GrantHolder, action: MasterAction): void {
    this.grants = { ...this.grants, [role]: toggled(this.grants[role] ?? [], action) };
  }

  undo(): void {
    this.grants = this.saved.grants;
  }

  /** What a save sends: the grants, with the version that they are based on. */
  get input(): MasterAccess {
    return { grants: this.grants, version: this.saved.version };
  }

  /** Replaces the draft with grants saved elsewhere. */
  adopt(saved: MasterAccess): void {
    this.saved = saved;
    this.grants = saved.grants;
  }

  /** Ends a save. Changes made since the input was sent stay unsaved. */
  endSave(sent: MasterAccess, saved: MasterAccess): void {
    this.saved = saved;
    if (this.grants === sent.grants) this.grants = saved.grants;
  }
}

function toggled(actions: readonly MasterAction[], action: MasterAction): readonly MasterAction[] {
  if (!actions.includes(action)) return MASTER_ACTIONS.filter((one) => one === action || one === 'read' || actions.includes(one));
  return action === 'read' ? [] : actions.filter((one) => one !== action);
}
