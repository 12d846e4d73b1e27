import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { askToIssue } from '../../../contract/issuer-endpoints.ts';
import { askToIssueContract } from '../../../contract/issuer-schemas.ts';
import { PassportFailure } from '../parts/PassportDialog.tsx';
import * as styles from '../issuer.module.css';

interface AskToIssueProps {
  readonly company: Company;
  readonly onAsked: () => void;
}

/** Says what issuing means, and asks for it. */
export function AskToIssue({ company, onAsked }: AskToIssueProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const { submit, busy, failure, fields } = useContractForm({
    schema: askToIssueContract.schemas.body,
    defaults: { name: company.name },
    toBody: ({ name }) => ({ name, companyId: company.id }),
    draft: `ask-to-issue-${company.id}`,
    send: async (body) => {
      await api.call(askToIssue, { body });
      snackbar.raise(t('issuer.ask.done'));
      onAsked();
    },
  });
  return (
    <form className={`form ${styles.issuerAsk}`} noValidate onSubmit={submit}>
      <h2>
        <bdi>{t('issuer.ask.title', { company: company.name })}</bdi>
      </h2>
      <p className="soft">{t('issuer.ask.meaning')}</p>
      <p className="soft">{t('issuer.ask.decision')}</p>
      <TextInput label={t('issuer.ask.name')} help={t('issuer.ask.nameHelp')} autoComplete="organization" {...fields.text('name')} />
      <PassportFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="grow" busy={busy}>
          {t('issuer.ask.action')}
        </Button>
      </div>
    </form>
  );
}
