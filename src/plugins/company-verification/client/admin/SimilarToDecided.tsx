import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { List, ListRow } from '#core/client/ui/List.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { findSimilarCompanies } from '#plugins/employer/contract/endpoints.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import * as styles from './decision.module.css';

/** Companies that may be the same as the one about which an administrator decides. Nothing while there is none. */
export const SimilarToDecided = observer(function SimilarToDecided({ company }: { readonly company: Company }): JSX.Element | null {
  const t = useT('company-verification');
  const titleId = useId();
  const countryName = useCountryName();
  const api = useService(ApiClient);
  const { id, name, registrationNumber, country, website } = company;
  const query = { name, registrationNumber: registrationNumber ?? '', website: website ?? '', ...(country !== null && { country }) };
  // Quiet: a decision is possible without the answer.
  const { resource } = useResource(
    async (signal) => (await api.call(findSimilarCompanies, { query, signal, quiet: true })).items,
    JSON.stringify([id, query]),
  );
  const others = (resource.value ?? []).filter((other) => other.id !== id);
  if (others.length === 0) return null;
  return (
    <section className={styles.decisionSimilar} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('similar')}</h3>
      <List label={t('similar')} headingLevel={4}>
        {others.map((other) => (
          <ListRow
            key={other.id}
            to={href(employerRoutes.companyView, {}, { id: other.id })}
            title={other.name}
            facts={[
              other.by === 'name' ? null : t(`employer:similar.by.${other.by}`),
              other.country === null ? null : countryName(other.country),
              other.website !== null && URL.canParse(other.website) ? new URL(other.website).hostname : null,
              other.hasMembers ? null : t('employer:similar.unmanaged'),
            ]}
          />
        ))}
      </List>
    </section>
  );
});
