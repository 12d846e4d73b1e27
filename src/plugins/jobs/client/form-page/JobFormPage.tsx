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
import { usePostingSide } from '../moves/use-posting-side.ts';
import { CopiedPosting } from './CopiedPosting.tsx';
import { EditedPage } from './EditedPage.tsx';
import { NewPosting } from './NewPosting.tsx';
import { PostingForCompany } from './PostingForCompany.tsx';
import { useFormKey } from './use-form-key.ts';

/**
 * The page on which an employer describes a job of their company, or an administrator one of a company that they choose. The address may name
 * a posting and, for employers, a template or a posting to copy.
 */
export const Page = observer(function JobFormPage(): JSX.Element {
  const t = useT('jobs');
  const search = useSearch();
  const made = useService(MadeDrafts);
  const isMember = usePostingSide() === 'member';
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
  if (copy !== undefined && id === undefined && isMember) return <CopiedPosting key={copy} id={copy} />;
  if (id !== undefined && (!isMade || id === published)) return <EditedPage key={id} id={id} />;
  return (
    <>
      <PageHeader title={t('form.title')} lead={t(isMember ? 'form.lead' : 'form.leadFor')} />
      {isMember ? (
        <NewPosting key={key} template={template} onPublished={() => setPublished(id)} />
      ) : (
        <PostingForCompany key={key} onPublished={() => setPublished(id)} />
      )}
    </>
  );
});

/** Goes on with a draft whose form had closed before it was stored. */
function LeftDraft({ id }: { readonly id: string }): null {
  const go = useGo();
  useEffect(() => go(href(jobRoutes.form, {}, { id }), { replace: true }), [id, go]);
  return null;
}
