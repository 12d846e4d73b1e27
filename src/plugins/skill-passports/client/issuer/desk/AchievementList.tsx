import { observer } from 'mobx-react-lite';
import { type JSX, useId, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { AchievementState } from '../../../contract/achievement.ts';
import { listAchievements } from '../../../contract/issuer-endpoints.ts';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import type { Achievement } from '../../../contract/schemas.ts';
import { achievementAddress } from '../desk-address.ts';
import { issuedCredentials } from '../issued/issued-lists.ts';
import { OfferDialog } from '../offer/OfferDialog.tsx';
import { AchievementRow } from './AchievementRow.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import * as styles from '../issuer.module.css';

type Asked = { readonly what: 'offer' | 'retire'; readonly achievement: Achievement };

const ORDER: readonly AchievementState[] = ['active', 'draft', 'retired'];

interface AchievementListProps {
  readonly issuer: MyIssuer;
  /** Whether the user changes what the company attests. */
  readonly isOwner: boolean;
}

/** What a company attests: what it offers first, and what it no longer offers last. */
export const AchievementList = observer(function AchievementList({ issuer, isOwner }: AchievementListProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const issued = useEntities(issuedCredentials);
  const titleId = useId();
  const [asked, setAsked] = useState<Asked>();
  const { resource, load } = useResource(
    async (signal) => (await api.call(listAchievements, { params: { id: issuer.id }, signal })).items,
    issuer.id,
  );
  const { value, status, error } = resource;
  const close = (): void => setAsked(undefined);
  if (value === undefined) {
    if (status === 'failed') return <LoadFailure error={error} title={t('achievement.failed')} onRetry={load} />;
    return <Skeleton of="rows" />;
  }
  if (value.length === 0) return <NoAchievement issuerId={isOwner ? issuer.id : undefined} />;
  return (
    <section className={styles.issuerSection} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('issuer.parts.achievements')}</h2>
      <ul className="list">
        {inOrder(value).map((achievement) => (
          <AchievementRow
            key={achievement.id}
            achievement={achievement}
            mayOffer={issuer.state === 'trusted'}
            mayChange={isOwner}
            onAsk={(what) => setAsked({ what, achievement })}
          />
        ))}
      </ul>
      {asked?.what === 'offer' && (
        <OfferDialog
          target={{ kind: 'address', achievement: asked.achievement }}
          onSent={() => issued.outdate()}
          onOutdated={load}
          onClose={close}
        />
      )}
      {asked?.what === 'retire' && (
        <RetireDialog
          achievement={value.find(({ id }) => id === asked.achievement.id) ?? asked.achievement}
          onRetired={(retired) => resource.replace(value.map((each) => (each.id === retired.id ? retired : each)))}
          onOutdated={load}
          onClose={close}
        />
      )}
    </section>
  );
});

function inOrder(achievements: readonly Achievement[]): readonly Achievement[] {
  return ORDER.flatMap((state) => achievements.filter((achievement) => achievement.state === state));
}

function NoAchievement({ issuerId }: { readonly issuerId: string | undefined }): JSX.Element {
  const t = useT('skill-passports');
  return (
    <EmptyState
      title={t('achievement.none')}
      {...(issuerId !== undefined && {
        action: <ButtonLink to={achievementAddress(issuerId)}>{t('achievement.new')}</ButtonLink>,
        children: t('achievement.noneHelp'),
      })}
    />
  );
}
