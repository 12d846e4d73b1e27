import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MasterDescription } from '../../contract/define-master.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { AlternativeName, HistoryEntry } from '../../contract/reply-schemas.ts';
import { PartText } from '../form/PartText.tsx';
import { type ChangedPart, changedParts, isEmptyPart, NO_CONTENT } from '../form/row-parts.ts';
import { usePartTexts } from '../form/use-part-texts.ts';
import * as styles from './RowHistory.module.css';

interface EntryChangesProps {
  readonly entity: MasterEntity;
  readonly entry: HistoryEntry;
}

/** What a change did, value by value. */
export function EntryChanges({ entity, entry }: EntryChangesProps): JSX.Element | null {
  const t = useT('admin-masters');
  const { labelOf } = usePartTexts(entity);
  const changes = entryChanges(entry, entity.description);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.mastersChanges}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{labelOf(path)}</dt>
          {entry.before !== null && (
            <dd>
              {t('history.before')} <PartText {...{ entity, path }} value={before} />
            </dd>
          )}
          <dd>
            {entry.before !== null && <>{t('history.after')} </>}
            <PartText {...{ entity, path }} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * What a change did to each value. Of the alternative names, only those that were removed or added. A deletion has no values after it, and
 * a new row only those that were given.
 */
function entryChanges({ before, after }: HistoryEntry, description: MasterDescription): readonly ChangedPart[] {
  if (after === null) return [];
  const parts = changedParts(before ?? NO_CONTENT, after, description).map((part) =>
    part.path === 'alternatives' ? { ...part, ...namesThatChanged(before?.alternatives ?? [], after.alternatives) } : part,
  );
  return before === null ? parts.filter(({ path, after: value }) => path !== 'sort' && !isEmptyPart(value)) : parts;
}

function namesThatChanged(
  before: readonly AlternativeName[],
  after: readonly AlternativeName[],
): { before: readonly AlternativeName[]; after: readonly AlternativeName[] } {
  return { before: without(before, after), after: without(after, before) };
}

function without(names: readonly AlternativeName[], others: readonly AlternativeName[]): readonly AlternativeName[] {
  const known = new Set(others.map(keyOf));
  return names.filter((name) => !known.has(keyOf(name)));
}

function keyOf({ language, name, kind }: AlternativeName): string {
  return `${language} ${kind} ${name}`;
}
