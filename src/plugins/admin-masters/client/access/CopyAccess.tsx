import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import type { EntityAccess, GrantGroup } from '../../contract/access-schemas.ts';
import { CopyPreview } from './CopyPreview.tsx';
import { grantChanges } from './grant-changes.ts';
import { useCopying } from './use-copying.ts';
import { useHolders } from './use-holders.ts';
import type { ShownKind } from './use-shown-kinds.ts';
import * as styles from './access.module.css';

interface CopyAccessProps {
  readonly kinds: readonly ShownKind[];
  readonly groups: readonly GrantGroup[];
  readonly onCopied: (items: readonly EntityAccess[]) => void;
  /** Another administrator changed the permissions first. */
  readonly onOutdated: () => void;
}

/** Gives kinds the permissions of another kind, after a look at what changes. */
export function CopyAccess({ kinds, groups, onCopied, onOutdated }: CopyAccessProps): JSX.Element {
  const t = useT('admin-masters');
  const [from, setFrom] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const holders = useHolders(groups);
  const { busy, hasConflict, copy } = useCopying({ onCopied, onOutdated });
  const source = kinds.find(({ entity }) => entity === from);
  const targets = kinds.filter(({ entity }) => entity !== from && chosen.includes(entity));
  const changed = targets.filter(({ access }) => source && grantChanges(access.grants, source.access.grants, holders).length > 0);
  const confirm = async (): Promise<void> => {
    if (source === undefined) return;
    const isDone = await copy(
      source.access,
      changed.map(({ access }) => access),
    );
    setAsked(false);
    if (isDone) setChosen([]);
  };
  return (
    <div className={styles.rights}>
      <Panel title={t('access.copy.title')}>
        <div className="stack">
          <p className="muted">{t('access.copy.lead')}</p>
          {hasConflict && (
            <Note tone="straw" role="alert" title={t('access.copy.conflict')}>
              {t('access.copy.conflictHelp')}
            </Note>
          )}
          <Select
            label={t('access.copy.from')}
            placeholder={t('access.copy.choose')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            options={kinds.map(({ entity, title }) => ({ value: entity, label: title }))}
          />
          {source !== undefined && <Targets kinds={kinds.filter((kind) => kind !== source)} {...{ chosen, onChange: setChosen }} />}
          {source !== undefined && targets.length > 0 && <CopyPreview {...{ source, targets, holders }} />}
          <Button disabled={changed.length === 0} onClick={() => setAsked(true)}>
            {t('access.copy.action')}
          </Button>
        </div>
      </Panel>
      <ConfirmDialog
        open={isAsked}
        title={t('access.copy.question', { kind: source?.title ?? '' })}
        action={t('access.copy.confirm')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        <p>{t('access.copy.text')}</p>
        <ul className={styles.rightsKinds}>
          {changed.map(({ entity, title }) => (
            <li key={entity}>{title}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  );
}

interface TargetsProps {
  readonly kinds: readonly ShownKind[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Targets({ kinds, chosen, onChange }: TargetsProps): JSX.Element {
  const t = useT('admin-masters');
  const toggle = (entity: string): void => onChange(chosen.includes(entity) ? chosen.filter((one) => one !== entity) : [...chosen, entity]);
  return (
    <fieldset className={styles.rightsTargets}>
      <legend>{t('access.copy.to')}</legend>
      {kinds.map(({ entity, title }) => (
        <Checkbox key={entity} label={title} checked={chosen.includes(entity)} onChange={() => toggle(entity)} />
      ))}
    </fieldset>
  );
}
