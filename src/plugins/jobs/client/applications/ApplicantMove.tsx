import { type FormEvent, type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { APPLICATION_STAGES, type ApplicationDetail } from '../../contract/application.ts';
import { ApplicationStore } from './application-store.ts';

/** Moves an applicant to another stage; offers only stages that can be reached from here. */
export function ApplicantMove({ application }: { readonly application: ApplicationDetail }): JSX.Element {
  const t = useT('jobs');
  const store = useService(ApplicationStore);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const move = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('stage');
    const stage = application.moves.find((candidate) => candidate === chosen);
    if (stage === undefined || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await store.move(stage);
      snackbar.raise(t('applicant.moved', { stage: t(`stage.${stage}`) }));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  if (application.moves.length === 0) return <p className="muted">{t('applicant.final')}</p>;
  const next = APPLICATION_STAGES.filter((stage) => application.moves.includes(stage));
  return (
    <form className="row row--end" onSubmit={(event) => void move(event)}>
      <Select
        key={application.version}
        label={t('applicant.move')}
        name="stage"
        options={next.map((value) => ({ value, label: t(`stage.${value}`) }))}
      />
      <Button type="submit" variant="grow" busy={busy}>
        {t('applicant.moveSubmit')}
      </Button>
      <FormFailure failure={failure} />
    </form>
  );
}
