import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { FindAchievement } from './request/FindAchievement.tsx';
import { useOffered } from './request/use-offered.ts';
import { chosenOf, useRequestForm } from './request/use-request-form.ts';
import { WriteRequest } from './request/WriteRequest.tsx';

/**
 * Asks a company for a credential. The query `company` shows what one company offers, `q` are the words of the search, and
 * `achievement` chooses.
 */
export const RequestPage = observer(function RequestPage(): JSX.Element {
  const t = useT('skill-passports');
  const { company, achievement, q } = useSearch();
  const { form, submit, busy, failure, fields } = useRequestForm();
  const offered = useOffered({ company, words: q ?? '', wanted: achievement });
  const { found } = offered;
  useEffect(() => {
    if (found !== undefined) form.setValue('chosen', chosenOf(found), { shouldDirty: true });
  }, [found, form]);
  const chosen = form.watch('chosen');
  return (
    <>
      <PageHeader title={t('request.title')} lead={t('request.lead')} back={{ to: href(passportRoutes.passports), label: t('nav.own') }} />
      {chosen.id === '' ? (
        <FindAchievement
          offered={offered}
          words={q ?? ''}
          company={company}
          onChoose={(one) => form.setValue('chosen', one, { shouldDirty: true })}
        />
      ) : (
        <WriteRequest
          chosen={chosen}
          onChange={() => form.setValue('chosen', { id: '', name: '', issuer: '' }, { shouldDirty: true })}
          {...{ form, submit, busy, failure, fields }}
        />
      )}
    </>
  );
});
