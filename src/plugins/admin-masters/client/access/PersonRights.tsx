import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { explainAccess } from '../../contract/access-endpoints.ts';
import type { ExplainedAccess } from '../../contract/access-schemas.ts';
import type { AccessRule } from '../../contract/master-access.ts';
import * as styles from './access.module.css';

interface PersonRightsProps {
  readonly entity: string;
  readonly userId: string;
  readonly version: number;
}

/** The rights of a person, each with the rules that give it. */
export const PersonRights = observer(function PersonRights({ entity, userId, version }: PersonRightsProps): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const ask = (signal: AbortSignal): Promise<ExplainedAccess> => api.call(explainAccess, { params: { entity, userId }, signal });
  const { resource, load } = useResource(ask, `${entity} ${userId} ${version}`);
  return (
    <>
      {resource.status === 'failed' && <ErrorNote title={t('access.person.failed')} onRetry={load} />}
      {resource.value === undefined && resource.status !== 'failed' && <Skeleton />}
      {resource.value !== undefined && <Rights explained={resource.value} />}
    </>
  );
});

function Rights({ explained: { name, actions } }: { readonly explained: ExplainedAccess }): JSX.Element {
  const t = useT('admin-masters');
  const format = useFormat();
  return (
    <section className="stack" aria-label={t('access.person.rights', { name })}>
      <div role="status">
        <h3>{t('access.person.rights', { name })}</h3>
      </div>
      <ul className={styles.rightsList}>
        {actions.map(({ action, rules }) => (
          <li key={action}>
            <ProgressMark state={rules.length > 0 ? 'leaf' : 'frame'} />
            <span className="strong">{t(`access.action.${action}`)}</span>
            <span>{rules.length > 0 ? t('access.allowed') : t('access.denied')}</span>
            <span className="muted">{rules.length > 0 && format.series(rules.map((rule) => ruleText(rule, t)))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ruleText(rule: AccessRule, t: Translate): string {
  switch (rule.kind) {
    case 'full-admin':
      return t('access.rule.fullAdmin');
    case 'duty':
      return t('access.rule.duty', { duty: t('duty.title') });
    case 'role':
      return t('access.rule.role', { role: t(`access.roles.${rule.role}`) });
    default:
      return t('access.rule.group', { name: rule.name });
  }
}
