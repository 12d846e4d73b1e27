import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '../../contract/company-schemas.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { BasicsForm } from '../form/BasicsForm.tsx';
import { ContactForm } from '../form/ContactForm.tsx';
import { ProfileForm } from '../form/ProfileForm.tsx';
import { CompanySections } from './CompanySections.tsx';
import { ForRecruiters } from './ForRecruiters.tsx';
import * as styles from '../form/company-form.module.css';

/** The form for a new company, or for the company whose id is in the address. */
export const Page = observer(function CompanyFormPage(): JSX.Element {
  const { id } = useSearch();
  return id === undefined ? <NameCompany /> : <ChangeCompany id={id} />;
});

const NameCompany = observer(function NameCompany(): JSX.Element {
  const t = useT('employer');
  const whose = useService(SessionStore).role === 'admin' ? 'added' : 'new';
  const go = useGo();
  const snackbar = useService(SnackbarStore);
  return (
    <>
      <PageHeader title={t(`form.${whose}Title`)} lead={t(`form.${whose}Lead`)} />
      <BasicsForm
        end={(busy) => (
          <div className="row">
            <Button type="submit" variant="grow" busy={busy}>
              {t('form.create')}
            </Button>
            <ButtonLink variant="quiet" to={href(employerRoutes.companies)}>
              {t('form.cancel')}
            </ButtonLink>
          </div>
        )}
        onSaved={({ id }) => {
          snackbar.raise(t('form.created'));
          go(href(employerRoutes.companyView, {}, { id }));
        }}
      />
    </>
  );
});

const ChangeCompany = observer(function ChangeCompany({ id }: { readonly id: string }): JSX.Element {
  const t = useT('employer');
  const store = useService(CompanyStore);
  const isEmployer = useService(SessionStore).role === 'employer';
  useEffect(() => {
    void store.open(id);
    if (isEmployer) void store.showMine();
  }, [store, id, isEmployer]);
  const { value: company, status, error } = store.company;
  if (status === 'failed') return <LoadFailure error={error} title={t('company.failed')} onRetry={() => void store.open(id)} />;
  if (company?.id !== id) return <Skeleton />;
  const own = store.mine.value?.find((one) => one.id === id);
  if (own?.role === 'recruiter') return <ForRecruiters company={own} />;
  const backTo = href(employerRoutes.companyView, {}, { id });
  return (
    <>
      <PageHeader title={t('form.editTitle', { company: company.name })} back={{ to: backTo, label: company.name }} />
      <CompanyParts company={company} />
      <CompanySections part="form" given={{ companyId: id, version: company.version, onChanged: () => void store.open(id) }} />
    </>
  );
});

/** The forms of a company, one for each part of the wizard. Each part is saved separately. */
function CompanyParts({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const snackbar = useService(SnackbarStore);
  const onSaved = (): void => void snackbar.raise(t('form.saved'));
  return (
    <div className={styles.companyFormParts}>
      <Part title={t('wizard.step')}>
        <BasicsForm company={company} end={(busy) => <Save busy={busy} action={t('form.saveBasics')} />} onSaved={onSaved} />
      </Part>
      <Part title={t('wizard.profileStep')}>
        <ProfileForm company={company} end={(busy) => <Save busy={busy} action={t('form.saveProfile')} />} onSaved={onSaved} />
      </Part>
      <Part title={t('wizard.contactStep')}>
        <ContactForm company={company} end={(busy) => <Save busy={busy} action={t('form.saveContact')} />} onSaved={onSaved} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.companyFormPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}

function Save({ busy, action }: { readonly busy: boolean; readonly action: string }): JSX.Element {
  return (
    <div className="row">
      <Button type="submit" variant="ink" busy={busy}>
        {action}
      </Button>
    </div>
  );
}
