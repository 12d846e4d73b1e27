import { type JSX, type ReactNode, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { Company } from '../../contract/company.ts';
import { BasicsForm } from '../form/BasicsForm.tsx';
import { ContactForm } from '../form/ContactForm.tsx';
import { ProfileForm } from '../form/ProfileForm.tsx';
import '../form/company-form.css';

/** The forms of a company, one for each part of the wizard. Each part is saved separately. */
export function CompanyParts({ company }: { readonly company: Company }): JSX.Element {
  const t = useT('employer');
  const snackbar = useService(SnackbarStore);
  const onSaved = (): void => snackbar.raise(t('form.saved'));
  return (
    <div className="company-form__parts">
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
    <section className="company-form__part" aria-labelledby={titleId}>
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
