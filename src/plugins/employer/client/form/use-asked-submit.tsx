import { type FormEvent, type JSX, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { OutsideForm } from '#core/client/ui/dialog/OutsideForm.tsx';
import type { CompanyChanges } from '../../contract/company.ts';
import { companyParts } from '../../contract/company-parts.ts';
import type { Company } from '../../contract/company-schemas.ts';

interface AskedSubmit {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Stands beside the form. */
  readonly question: JSX.Element | null;
}

/**
 * Asks before a form saves changes that may end the verification of the company.
 *
 * @param changes what the form would save now
 * @param submit saves it
 */
export function useAskedSubmit(
  company: Company | undefined,
  changes: () => CompanyChanges,
  submit: (event?: FormEvent) => Promise<void>,
): AskedSubmit {
  const t = useT('employer');
  const verifiers = useContributions(companyParts.part('verification'));
  const form = useRef<HTMLFormElement>(null);
  const isConfirmed = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const mayEnd = async (verified: Company): Promise<boolean> => {
    // Asked too often rather than not at all: what decides may not have loaded.
    const rules = await Promise.all(verifiers.map(({ thing }) => thing.value.load())).catch(() => undefined);
    return rules === undefined || rules.some((rule) => rule.mayEnd(verified, changes()));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const saves = isConfirmed.current || !company?.verified;
    isConfirmed.current = false;
    if (saves) {
      void submit(event);
      return;
    }
    event.preventDefault();
    form.current = event.currentTarget;
    void mayEnd(company).then((isAsked) => (isAsked ? setOpen(true) : save()));
  };
  const save = (): void => {
    isConfirmed.current = true;
    form.current?.requestSubmit();
  };
  const question = company && (
    <OutsideForm>
      <ConfirmDialog
        open={isOpen}
        title={t('form.endsTitle')}
        action={t('form.endsAction')}
        onConfirm={() => {
          setOpen(false);
          save();
        }}
        onClose={() => setOpen(false)}
      >
        <p>{t('form.endsText', { company: company.name })}</p>
      </ConfirmDialog>
    </OutsideForm>
  );
  return { onSubmit, question: question ?? null };
}
