import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { Texts } from '#core/client/i18n/texts.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getDeletionPlan } from '../../contract/endpoints.ts';
import { accountRoutes } from '../../contract/routes.ts';
import type { DeletionPlan, PersonalDataItem } from '../../contract/schemas.ts';
import { DeletionForm } from './DeletionForm.tsx';
import * as styles from './deletion.module.css';

/** Account deletion: what is deleted, what is kept, and the form. */
export const Page = observer(function DeleteAccountPage(): JSX.Element | null {
  const t = useT('account');
  const { me } = useService(SessionStore);
  const { resource, load } = usePlan();
  if (me === undefined) return null;
  const account = { to: href(accountRoutes.account), label: t('account.title') };
  return (
    <>
      <PageHeader title={t('deleteAccount.title')} lead={t('deleteAccount.lead')} back={account} />
      {resource.status === 'failed' && <LoadFailure error={resource.error} title={t('deleteAccount.planFailed')} onRetry={load} />}
      {resource.value === undefined && resource.status !== 'failed' && <Skeleton />}
      {resource.value !== undefined && <Plan plan={resource.value} email={me.email} />}
    </>
  );
});

function Plan({ plan, email }: { readonly plan: DeletionPlan; readonly email: string }): JSX.Element {
  const t = useT('account');
  if (plan.obstacle !== null) {
    return (
      <div className="stack read">
        <Note tone="straw" title={t(`deleteAccount.obstacle.${plan.obstacle}`)}>
          {t(`deleteAccount.obstacleText.${plan.obstacle}`)}
        </Note>
        <ButtonLink to={href(accountRoutes.account)}>{t('deleteAccount.back')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.deletion}>
      <PlanLists items={plan.items} />
      <DeletionForm email={email} />
    </div>
  );
}

/** The deletion plan. It is ready when the texts of all plugins that it names are loaded. */
function usePlan() {
  const api = useService(ApiClient);
  const texts = useService(Texts);
  return useResource(async (signal) => {
    const plan = await api.call(getDeletionPlan, { signal });
    await texts.ensureNamespaces(plan.items.map(pluginOf));
    return plan;
  });
}

/** Sentences about what is deleted and kept: one for the account itself, and one for each kind of data that a plugin names. */
function PlanLists({ items }: { readonly items: readonly PersonalDataItem[] }): JSX.Element {
  const t = useT('account');
  const sentences = (fate: PersonalDataItem['fate']): string[] => items.filter((item) => item.fate === fate).map(sentenceOf);
  const sentenceOf = (item: PersonalDataItem): string => t(textOf(item), { count: item.count });
  const kept = sentences('kept');
  return (
    <>
      <section className={styles.deletionList} data-list>
        <h2>{t('deleteAccount.goes')}</h2>
        <ul>
          {[t('deleteAccount.goesIdentity'), t('deleteAccount.goesSessions'), ...sentences('deleted')].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section className={styles.deletionList} data-list>
        <h2>{t('deleteAccount.stays')}</h2>
        {kept.length === 0 ? (
          <p className="soft">{t('deleteAccount.nothingStays')}</p>
        ) : (
          <ul>
            {kept.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** The plugin that named an item. Its id is also the namespace of its texts. */
function pluginOf({ code }: PersonalDataItem): string {
  return code.split('.', 1)[0] ?? '';
}

function textOf(item: PersonalDataItem): string {
  const plugin = pluginOf(item);
  return `${plugin}:personalData.${item.code.slice(plugin.length + 1)}`;
}
