import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { MadeDrafts } from '../drafts/made-drafts.ts';
import { ForEmployers } from '../posting/ForEmployers.tsx';
import { CopiedPosting } from './CopiedPosting.tsx';
import { EditedPage } from './EditedPage.tsx';
import { NewPosting } from './NewPosting.tsx';
import { useFormKey } from './use-form-key.ts';

/** The page on which an employer describes a job. The address may name a posting, a template, or a posting to copy. */
export function Page(): JSX.Element {
  const t = useT('jobs');
  return (
    <ForEmployers title={t('form.title')}>
      <FormOfAddress />
    </ForEmployers>
  );
}

const FormOfAddress = observer(function FormOfAddress(): JSX.Element {
  const t = useT('jobs');
  const search = useSearch();
  const made = useService(MadeDrafts);
  const [id, template, copy] = [search.id, search.template, search.copy].map((value) => uuidParam.parse(value ?? ''));
  const { key, isMade } = useFormKey({ id, template }, made);
  const [published, setPublished] = useState<string>();
  const [storedBefore, setStoredBefore] = useState(made.storedBefore);
  useEffect(() => {
    if (id === undefined) return;
    made.resume();
    setStoredBefore(undefined);
  }, [id, made]);
  useEffect(() => made.forgetStored, [made]);
  const left = made.leftDraft ?? storedBefore;
  if (left !== undefined && [id, template, copy].every((each) => each === undefined)) return <LeftDraft id={left} />;
  if (copy !== undefined && id === undefined) return <CopiedPosting key={copy} id={copy} />;
  if (id !== undefined && (!isMade || id === published)) return <EditedPage key={id} id={id} />;
  return (
    <>
      <PageHeader title={t('form.title')} lead={t('form.lead')} />
      <NewPosting key={key} template={template} onPublished={() => setPublished(id)} />
    </>
  );
});

/** Goes on with a draft whose form had closed before it was stored. */
function LeftDraft({ id }: { readonly id: string }): null {
  const go = useGo();
  useEffect(() => go(href(jobRoutes.form, {}, { id }), { replace: true }), [id, go]);
  return null;
}
