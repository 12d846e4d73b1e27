import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useState } from 'react';
import { Resource } from '#core/client/data/resource.ts';
import { useDebounced } from '#core/client/data/use-debounced.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { listUsers } from '#plugins/users/contract/endpoints.ts';
import type { ListedUser } from '#plugins/users/contract/schemas.ts';
import * as styles from './access.module.css';

const FOUND = 8;
const PAUSE_MS = 250;

interface PersonSearchProps {
  /** Id of the chosen user. */
  readonly chosen: string | undefined;
  readonly onChoose: (userId: string) => void;
}

/** A search for users of all roles, and the choice of one of them. */
export const PersonSearch = observer(function PersonSearch({ chosen, onChoose }: PersonSearchProps): JSX.Element {
  const t = useT('admin-masters');
  const [q, setQ] = useState('');
  const { resource, load } = useFoundPeople(q.trim());
  const found = resource.value;
  return (
    <>
      <TextInput
        type="search"
        label={t('access.person.search')}
        value={q}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setQ(event.target.value)}
      />
      <p className="vh" role="status">
        {found !== undefined && found.length > 0 && t('access.person.shown', { count: found.length })}
      </p>
      {resource.status === 'failed' && <ErrorNote title={t('access.person.searchFailed')} onRetry={load} />}
      {resource.status === 'loading' && found === undefined && <Skeleton />}
      {resource.status === 'ready' && found?.length === 0 && (
        <p className="muted" role="status">
          {t('access.person.none')}
        </p>
      )}
      {found !== undefined && found.length > 0 && <People {...{ found, chosen, onChoose }} />}
    </>
  );
});

function People({ found, chosen, onChoose }: PersonSearchProps & { readonly found: readonly ListedUser[] }): JSX.Element {
  const t = useT('admin-masters');
  const group = useId();
  return (
    <fieldset className={styles.rightsPeople}>
      <legend className="vh">{t('access.person.choose')}</legend>
      {found.map(({ id, name, email }) => (
        <Checkbox
          key={id}
          kind="radio"
          name={group}
          checked={id === chosen}
          onChange={() => onChoose(id)}
          label={<bdi>{name || email}</bdi>}
          {...(name === '' ? {} : { help: <bdi>{email}</bdi> })}
        />
      ))}
    </fieldset>
  );
}

interface FoundPeople {
  readonly resource: Resource<readonly ListedUser[]>;
  /** Searches again, after a failure. */
  readonly load: () => void;
}

/** The users who match the text. Without a text, no one is searched. Call it in an observer. */
function useFoundPeople(q: string): FoundPeople {
  const api = useService(ApiClient);
  const asked = useDebounced(q, PAUSE_MS);
  const [resource] = useState(() => new Resource<readonly ListedUser[]>());
  const load = (): void => {
    if (asked === '') resource.clear();
    else
      void resource.load(async (signal) => {
        return (await api.call(listUsers, { query: { q: asked, sort: 'name', limit: FOUND }, signal })).items;
      });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text identifies the request; the function is new at every render
  useEffect(() => {
    load();
    return () => resource.cancel();
  }, [resource, asked]);
  return { resource, load };
}
