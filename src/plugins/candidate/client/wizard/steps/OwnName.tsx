import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import { accountRoutes } from '#plugins/account/contract/routes.ts';
import { ProfileStore } from '../../profile-store.ts';

/** The name of the account, which others read above the headline. It is changed on the page of the account. */
export const OwnName = observer(function OwnName(): JSX.Element {
  const t = useT('candidate');
  const { mine } = useService(ProfileStore);
  return (
    <dl className="field">
      <dt className="field__label">{t('basics.name')}</dt>
      <dd>
        <bdi>{mine.value?.name}</bdi>
      </dd>
      <dd className="field__help">
        {t('basics.nameHelp')}{' '}
        <Link className="link" to={href(accountRoutes.account)}>
          {t('basics.changeName')}
        </Link>
      </dd>
    </dl>
  );
});
