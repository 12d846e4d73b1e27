import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import { DESK_PARTS, type DeskPart, deskAddress } from '../desk-address.ts';
import { IssuedList } from '../issued/IssuedList.tsx';
import { IssuerPanel } from '../keys/IssuerPanel.tsx';
import { PartNav } from '../parts/PartNav.tsx';
import { AchievementList } from './AchievementList.tsx';
import { IssuerState } from './IssuerState.tsx';
import { RequestList } from './RequestList.tsx';

interface IssuerPartsProps {
  readonly issuer: MyIssuer;
  /** Whether the user changes what the company issues, and its keys. */
  readonly isOwner: boolean;
  readonly part: DeskPart;
  readonly onChanged: () => void;
}

/** A company that asked to issue: the decision, and the parts of its page. */
export function IssuerParts({ issuer, isOwner, part, onChanged }: IssuerPartsProps): JSX.Element {
  const t = useT('skill-passports');
  const { id, companyId, openRequests } = issuer;
  return (
    <>
      <IssuerState issuer={issuer} />
      <PartNav
        label={t('issuer.parts.label')}
        parts={DESK_PARTS.filter((name) => isOwner || name !== 'issuer').map((name) => ({
          id: name,
          name: t(`issuer.parts.${name}`),
          to: deskAddress(companyId, name),
          isShown: name === part,
          ...(name === 'achievements' && { count: openRequests }),
        }))}
      />
      {part === 'achievements' && (
        <>
          {openRequests > 0 && <RequestList issuerId={id} count={openRequests} onChanged={onChanged} />}
          <AchievementList issuer={issuer} isOwner={isOwner} />
        </>
      )}
      {part === 'issued' && <IssuedList issuerId={id} place={{ company: companyId, part }} />}
      {part === 'issuer' && isOwner && <IssuerPanel issuer={issuer} onChanged={onChanged} />}
    </>
  );
}
