import { observer } from 'mobx-react-lite';
import { type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Resource } from '#core/client/data/resource.ts';
import { useDebounced } from '#core/client/data/use-debounced.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Chips } from '#core/client/ui/chip/Chip.tsx';
import { FieldFrame } from '#core/client/ui/FieldFrame.tsx';
import { listUsers } from '../../contract/endpoints.ts';
import type { AdminGroup, ListedUser } from '../../contract/schemas.ts';
import * as styles from '../users.module.css';

type Member = AdminGroup['members'][number];

interface MemberPickerProps {
  readonly members: readonly Member[];
  readonly error: string | undefined;
  readonly onChange: (members: Member[]) => void;
}

const FOUND = 8;
const PAUSE_MS = 250;

/** The members of a group, each a chip that can be removed, and a search that adds administrators. */
export const MemberPicker = observer(function MemberPicker({ members, error, onChange }: MemberPickerProps): JSX.Element {
  const t = useT('users');
  const input = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const found = useFoundAdmins(q, members);
  const add = ({ id, name, email }: Member): void => {
    onChange([...members, { id, name, email }]);
    setQ('');
    input.current?.focus();
  };
  const remove = (id: string): void => {
    onChange(members.filter((member) => member.id !== id));
    input.current?.focus();
  };
  const addFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const [first] = found ?? [];
    if (first !== undefined) add(first);
  };
  return (
    <FieldFrame label={t('group.members')} help={t('group.membersHelp')} error={error}>
      {(control) => (
        <>
          <Chips values={members.map(({ id }) => id)} nameOf={(id) => nameIn(members, id)} onRemove={remove} />
          <input
            className="input"
            type="search"
            ref={input}
            value={q}
            maxLength={80}
            autoComplete="off"
            placeholder={t('group.find')}
            onChange={(event) => setQ(event.target.value)}
            onKeyDown={addFirst}
            {...control}
          />
          <p className="vh" role="status">
            {found !== undefined && t('group.found', { count: found.length })}
          </p>
          {found?.length === 0 && <p className="muted small">{t('group.noneFound')}</p>}
          {found !== undefined && found.length > 0 && (
            <ul className={styles.usersFound}>
              {found.map((user) => (
                <li key={user.id}>
                  <span>
                    <bdi className="strong">{user.name || user.email}</bdi>{' '}
                    {user.name !== '' && <bdi className="muted small">{user.email}</bdi>}
                  </span>
                  <Button size="s" aria-label={t('group.addMember', { name: user.name || user.email })} onClick={() => add(user)}>
                    {t('group.addShort')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldFrame>
  );
});

/** What a search for administrators found. */
interface Found {
  readonly q: string;
  readonly users: readonly ListedUser[];
}

/** Administrators who match the text and are no members; `undefined` until the answer for this text. Call it in an observer. */
function useFoundAdmins(typed: string, members: readonly Member[]): readonly ListedUser[] | undefined {
  const api = useService(ApiClient);
  const q = typed.trim();
  const asked = useDebounced(q, PAUSE_MS);
  const [resource] = useState(() => new Resource<Found>());
  useEffect(() => {
    if (asked === '') resource.clear();
    else {
      void resource.load(async (signal) => {
        const { items } = await api.call(listUsers, { query: { q: asked, role: 'admin', sort: 'name', limit: FOUND }, signal });
        return { q: asked, users: items };
      });
    }
    return () => resource.cancel();
  }, [api, resource, asked]);
  // The rows of an earlier text stay in the resource until the answer. Enter must not add one of them.
  if (resource.value?.q !== q) return undefined;
  return resource.value.users.filter(({ id }) => !members.some((member) => member.id === id));
}

function nameIn(members: readonly Member[], id: string): string {
  const member = members.find((one) => one.id === id);
  return member?.name || member?.email || id;
}
