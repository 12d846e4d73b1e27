import { observer } from 'mobx-react-lite';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { ThemeChoice } from '#core/client/ui/ThemeChoice.tsx';
import { href } from '#core/contract/route-ref.ts';
import { accountRoutes } from '../contract/routes.ts';

/** Who one is here, and how it looks. */
export const Page = observer(function AccountPage() {
  const t = useT('account');
  const { me } = useService(SessionStore);
  if (me === undefined) return null;
  return (
    <>
      <PageHeader title={t('account.title')} actions={<ButtonLink to={href(accountRoutes.signOut)}>{t('account.signOut')}</ButtonLink>} />
      <dl className="facts">
        <div>
          <dt>{t('account.name')}</dt>
          <dd>
            <bdi>{me.name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('account.email')}</dt>
          <dd dir="ltr">{me.email}</dd>
        </div>
        <div>
          <dt>{t('account.role')}</dt>
          <dd>{me.role === null ? t('account.noRole') : t(`core:role.${me.role}`)}</dd>
        </div>
        <div>
          <dt>{t('account.theme')}</dt>
          <dd>
            <ThemeChoice />
          </dd>
        </div>
      </dl>
    </>
  );
});
