import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CopyText } from '#core/client/ui/CopyText.tsx';
import { askVerification, checkVerification } from '../../contract/endpoints.ts';
import { RECORD_TYPE } from '../../contract/verification.ts';
import { useStep } from './use-step.ts';
import { Way } from './Way.tsx';
import type { WayProps } from './way-props.ts';
import * as styles from './verification.module.css';

/** By a DNS record of the website's domain: first the record, then the look-up. */
export function DnsWay(props: WayProps): JSX.Element {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const { companyId, verification } = props;
  const { domain, record } = verification;
  const params = { id: companyId };
  const ask = useStep(props, () => api.call(askVerification, { params, body: { way: 'dns' } }));
  const check = useStep(props, () => api.call(checkVerification, { params }));
  if (domain === null) return <Way title={t('dns.title')} text={t('noDomain')} />;
  if (record === null) {
    return (
      <Way title={t('dns.title')} text={t('dns.text', { domain })}>
        <FormFailure failure={ask.failure} />
        <Button busy={ask.busy} onClick={ask.run}>
          {t('dns.ask')}
        </Button>
      </Way>
    );
  }
  return (
    <Way title={t('dns.title')} text={t('dns.set', { domain })}>
      <dl className={styles.verificationRecord}>
        <dt>{t('dns.type')}</dt>
        <dd>{RECORD_TYPE}</dd>
        <dt>{t('dns.name')}</dt>
        <dd>
          <CopyText text={record.name} label={t('dns.copyName')} />
        </dd>
        <dt>{t('dns.value')}</dt>
        <dd>
          <CopyText text={record.value} label={t('dns.copyValue')} />
        </dd>
      </dl>
      <LastAnswer {...props} />
      <FormFailure failure={check.failure} />
      <Button variant="ink" busy={check.busy} onClick={check.run}>
        {t('dns.check')}
      </Button>
    </Way>
  );
}

function LastAnswer({ verification: { answer, checkedAt } }: WayProps): JSX.Element {
  const t = useT('company-verification');
  const format = useFormat();
  return <p role="status">{answer !== null && checkedAt !== null && t(`dns.answer.${answer}`, { time: format.dateTime(checkedAt) })}</p>;
}
