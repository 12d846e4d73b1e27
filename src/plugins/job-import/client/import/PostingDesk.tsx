import { type JSX, useCallback } from 'react';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type ColumnTextOf, type ImportDeskProps, importDesks } from '#plugins/imports/contract/import-desk.ts';
import type { ImportRun } from '#plugins/imports/contract/schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { POSTING_IMPORTS } from '../../contract/endpoints.ts';

interface PostingDeskProps {
  readonly companyId: string;
  /** Whether postings are imported as drafts, which have to be completed and posted. */
  readonly makesDrafts?: boolean;
}

/** The desk of one company, or with an empty id of all companies. */
export function PostingDesk({ companyId, makesDrafts = false }: PostingDeskProps): JSX.Element {
  const t = useT('job-import');
  const draftsOf = useCallback(
    ({ id }: ImportRun) => ({ to: href(jobRoutes.managed, {}, { status: 'draft', import: id }), label: t('page.seeDrafts') }),
    [t],
  );
  const columnText = useColumnText();
  const given: ImportDeskProps = {
    target: POSTING_IMPORTS,
    place: companyId,
    columnText,
    resultOf: makesDrafts ? draftsOf : undefined,
    list: { to: href(jobRoutes.managed), label: t('page.seePostings') },
  };
  return (
    <>
      {useContributions(importDesks).map(({ plugin, thing: { id, value } }) => (
        <PluginPart key={id} plugin={plugin} what={id} load={async () => (await value.load()).ImportDesk} given={given} />
      ))}
    </>
  );
}

/** The words for the fields of a job posting. A column without such words keeps its English ones. */
function useColumnText(): ColumnTextOf {
  const t = useT('job-import');
  const { i18n } = useI18n();
  return useCallback<ColumnTextOf>(
    (id, column) => {
      const wordsFor = (key: string, otherwise: string): string => (i18n.exists(`job-import:${key}`) ? t(key) : otherwise);
      return { title: wordsFor(`column.${id}`, column.title), help: wordsFor(`help.${id}`, column.help) };
    },
    [t, i18n],
  );
}
