import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useState } from 'react';
import { Resource } from '#core/client/data/resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { href } from '#core/contract/route-ref.ts';
import { findSimilarCompanies } from '../../contract/endpoints.ts';
import { employerRoutes } from '../../contract/routes.ts';
import type { SimilarCompany } from '../../contract/similar-companies.ts';
import { AskToJoin } from './AskToJoin.tsx';
import * as styles from './team.module.css';

/** What was typed of a new company when a field was left. */
export interface TypedCompany {
  readonly name: string;
  readonly country: string;
  readonly website: string;
  readonly registrationNumber: string;
}

/** Companies that may be the one that the reader is about to add. It keeps nobody from adding it. */
export const SimilarCompanies = observer(function SimilarCompanies({ typed }: { readonly typed: TypedCompany }): JSX.Element | null {
  const t = useT('employer');
  const titleId = useId();
  const api = useService(ApiClient);
  const isAdmin = useService(SessionStore).role === 'admin';
  const [similar] = useState(() => new Resource<readonly SimilarCompany[]>());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const { name, country, website, registrationNumber } = typed;
  useEffect(() => {
    if (name.trim() === '') return undefined;
    // Only what is valid already: the fields say themselves what they lack.
    const query = { name, ...(country !== '' && { country }), website, registrationNumber };
    // Quiet: the form is of use without the answer.
    void similar.load(async (signal) => (await api.call(findSimilarCompanies, { query, signal, quiet: true })).items);
    return () => similar.cancel();
  }, [api, similar, name, country, website, registrationNumber]);
  const shown = (similar.value ?? []).filter(({ id }) => !refused.has(id));
  return (
    <div role="status">
      {name.trim() !== '' && shown.length > 0 && (
        <section className={styles.similar} aria-labelledby={titleId}>
          <h3 id={titleId} className={styles.invitedTitle}>
            {t(isAdmin ? 'similar.titleAdmin' : 'similar.title')}
          </h3>
          <ul className={styles.teamList} aria-labelledby={titleId}>
            {shown.map((company) => (
              <SimilarRow key={company.id} company={company} />
            ))}
          </ul>
          <div className="row">
            <Button size="s" onClick={() => setRefused(new Set([...refused, ...shown.map(({ id }) => id)]))}>
              {t('similar.another')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
});

function SimilarRow({ company }: { readonly company: SimilarCompany }): JSX.Element {
  const t = useT('employer');
  const countryName = useCountryName();
  const { id, name, country, website, logoFileId, hasMembers, by } = company;
  return (
    <li className={styles.teamRow}>
      <CompanyLogo name={name} fileId={logoFileId} />
      <div className={styles.teamWords}>
        <p className="strong">
          <Link className="link" to={href(employerRoutes.companyView, {}, { id })}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p className="muted small">
          <FactLine
            facts={[
              by === 'name' ? null : t(`similar.by.${by}`),
              country === null ? null : countryName(country),
              website !== null && URL.canParse(website) ? new URL(website).hostname : null,
              hasMembers ? null : t('similar.unmanaged'),
            ]}
          />
        </p>
      </div>
      <AskToJoin company={company} label={t('join.action')} />
    </li>
  );
}
