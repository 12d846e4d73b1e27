import { makeAutoObservable, observableRef } from 'mobx';
import type { MasterAccess } from '../../contract/access-schemas.ts';
import { type GrantHolder, MASTER_ACTIONS, type MasterAction, type MasterGrants } from '../../contract/master-access.ts';

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

  has(holder: GrantHolder, action: MasterAction): boolean {
    return (this.grants[holder] ?? []).includes(action);
  }

  isChanged(holder: GrantHolder, action: MasterAction): boolean {
    return this.has(holder, action) !== (this.saved.grants[holder] ?? []).includes(action);
  }

  /** How many actions the holder has. */
  extent(holder: GrantHolder): 'all' | 'some' | 'none' {
    const count = this.grants[holder]?.length ?? 0;
    if (count === 0) return 'none';
    return count === MASTER_ACTIONS.length ? 'all' : 'some';
  }

  /** The number of cells that differ from the saved grants. */
  get changes(): number {
    return holdersIn(this.saved.grants, this.grants).flatMap((holder) => MASTER_ACTIONS.filter((action) => this.isChanged(holder, action)))
      .length;
  }

  /** Grants or revokes an action. All other actions include `read`, so they change together. */
  toggle(holder: GrantHolder, action: MasterAction): void {
    this.grants = { ...this.grants, [holder]: toggled(this.grants[holder] ?? [], action) };
  }

  /** Grants all actions, or revokes them if the holder has all. */
  toggleAll(holder: GrantHolder): void {
    this.grants = { ...this.grants, [holder]: this.extent(holder) === 'all' ? [] : MASTER_ACTIONS };
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

// The keys of an object have the type `string`.
function holdersIn(...all: readonly MasterGrants[]): GrantHolder[] {
  const names = new Set(all.flatMap((grants) => Object.keys(grants)));
  return [...names].filter((name): name is GrantHolder => /^(role|group):/.test(name));
}

function toggled(actions: readonly MasterAction[], action: MasterAction): readonly MasterAction[] {
  if (!actions.includes(action)) return MASTER_ACTIONS.filter((one) => one === action || one === 'read' || actions.includes(one));
  return action === 'read' ? [] : actions.filter((one) => one !== action);
}
