import { type FormEvent, type JSX, useState } from 'react';
import { useResolve, useService } from '#core/client/di/use-service.ts';
import { pageAfterSignUp, pageAt } from '#core/client/guards/requested-page.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { addressAfterSignUp, passOnRequested } from '#core/client/navigation/requested-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Brand } from '#core/client/ui/Brand.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { BriefcaseIcon, PersonIcon } from '#core/client/ui/icons/page-icons.tsx';
import { LanguageMenu } from '#core/client/ui/LanguageMenu.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { SignUpPlace } from '#core/client/ui/SignUpPlace.tsx';
import { CHOOSABLE_ROLES, type Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { type ChoosableRole, chooseRole } from '../../contract/endpoints.ts';
import { rolePlaces } from '../../contract/role-places.ts';
import * as styles from './choose-role.module.css';

/** The one-time choice after sign-up: candidate or employer. */
export function Page(): JSX.Element {
  const t = useT('account');
  const { choose, busy, hasFailed } = useRoleChoice();
  const proposed = useAskedRole();
  const [role, setRole] = useState(proposed);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(role === undefined);
    if (role !== undefined && !busy) void choose(role);
  };
  return (
    <main className={styles.choose}>
      <PageTitle title={t('chooseRole.title')} />
      <div className="row row--between">
        <Brand />
        <div className="row">
          <LanguageMenu />
          <ButtonLink variant="quiet" to={ADDRESSES.signOut}>
            {t('account.signOut')}
          </ButtonLink>
        </div>
      </div>
      <SignUpPlace at="role" />
      <h1 tabIndex={-1}>{t('chooseRole.title')}</h1>
      <p className="lead" id="choose-lead">
        {t('chooseRole.lead')}
      </p>
      <form className="form" noValidate onSubmit={submit}>
        <fieldset className={styles.chooseOptions} aria-describedby="choose-lead">
          <legend className="vh">{t('chooseRole.title')}</legend>
          {CHOOSABLE_ROLES.map((option) => (
            <RoleOption key={option} role={option} isChosen={option === role} onChoose={() => setRole(option)} />
          ))}
        </fieldset>
        {isMissing && role === undefined && <Note tone="straw" role="alert" title={t('chooseRole.missing')} />}
        {hasFailed && <Note tone="rust" role="alert" title={t('chooseRole.failed')} />}
        <div className="row">
          <Button type="submit" variant="grow" size="l" busy={busy}>
            {t('chooseRole.submit')}
          </Button>
        </div>
      </form>
    </main>
  );
}

/** The role for which the page that the user asked for before the sign-up is; `undefined` for pages of several roles. */
function useAskedRole(): ChoosableRole | undefined {
  const { next } = useSearch();
  const guards = pageAt(useService(ClientRegistry), addressAfterSignUp(next))?.thing.guards ?? [];
  if (guards.includes('role:candidate')) return 'candidate';
  return guards.includes('role:employer') || guards.includes('role:employer|admin') ? 'employer' : undefined;
}

function useRoleChoice(): { choose: (role: ChoosableRole) => Promise<void>; busy: boolean; hasFailed: boolean } {
  const api = useService(ApiClient);
  const session = useService(SessionStore);
  const go = useGo();
  const wayAfter = useWayAfterChoice();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (role: ChoosableRole): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      session.adopt(await api.call(chooseRole, { body: { role } }));
      go(await wayAfter(role), { replace: true });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { choose, busy, hasFailed };
}

const ICONS = { candidate: PersonIcon, employer: BriefcaseIcon };

interface RoleOptionProps {
  readonly role: ChoosableRole;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of the two roles, with a description of what it offers. */
function RoleOption({ role, isChosen, onChoose }: RoleOptionProps): JSX.Element {
  const t = useT('account');
  const Icon = ICONS[role];
  return (
    <label className={styles.chooseOption}>
      <input className="vh" type="radio" name="role" value={role} checked={isChosen} onChange={onChoose} />
      <Icon />
      <span className="display">{t(`chooseRole.${role}`)}</span>
      <span className="soft">{t(`chooseRole.${role}Text`)}</span>
    </label>
  );
}

/** The page after the choice: a plugin's page for the role, which gets the page that the user asked for, or else that page. */
function useWayAfterChoice(): (role: Role) => Promise<string> {
  const { next } = useSearch();
  const places = useContributions(rolePlaces);
  const registry = useService(ClientRegistry);
  const resolve = useResolve();
  return async (role) => {
    const [page] = places.flatMap(({ thing: { value } }) => (value.role === role ? (value.afterChoice ?? []) : []));
    return page === undefined ? pageAfterSignUp(registry, resolve, next) : passOnRequested(href(page), next);
  };
}
