import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { MASTER_ACCESS, masterSubject } from '../../contract/master-access.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { useEntity } from '../entities/use-entity.ts';

/** The title of the rows and the actions that the user may do. */
export const RowsHeader = observer(function RowsHeader({ entity: name }: { readonly entity: string }): JSX.Element | null {
  const t = useT('admin-masters');
  const session = useService(SessionStore);
  const entity = useEntity(name);
  if (entity === undefined) return null;
  const mayGrant = session.may(MASTER_ACCESS, 'update');
  const mayCreate = session.may(masterSubject(name), 'create');
  return (
    <PageHeader
      title={t(entity.title)}
      lead={t(entity.lead)}
      back={{ to: href(masterRoutes.entities), label: t('entities.title') }}
      {...(mayGrant || mayCreate
        ? {
            actions: (
              <>
                {mayGrant && <ButtonLink to={href(masterRoutes.access, { entity: name })}>{t('rows.access')}</ButtonLink>}
                {mayCreate && (
                  <ButtonLink variant="ink" to={href(masterRoutes.form, { entity: name })}>
                    <PlusIcon />
                    {t(entity.add)}
                  </ButtonLink>
                )}
              </>
            ),
          }
        : {})}
    />
  );
});
