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
  readonly part: DeskPart;
  readonly onChanged: () => void;
}

/** A company that asked to issue: the decision, and the parts of its page. */
export function IssuerParts({ issuer, part, onChanged }: IssuerPartsProps): JSX.Element {
  const t = useT('skill-passports');
  const { id, companyId, openRequests } = issuer;
  return (
    <>
      <IssuerState issuer={issuer} />
      <PartNav
        label={t('issuer.parts.label')}
        parts={DESK_PARTS.map((name) => ({
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
          <AchievementList issuer={issuer} />
        </>
      )}
      {part === 'issued' && <IssuedList issuerId={id} place={{ company: companyId, part }} />}
      {part === 'issuer' && <IssuerPanel issuer={issuer} onChanged={onChanged} />}
    </>
  );
}
