import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useLikelyCountry } from '#core/client/session/likely-country.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { PhoneLink } from '#core/client/ui/phone/PhoneText.tsx';
import type { SharedSections } from '../../contract/shared-profile.ts';
import { hostOf } from '../fields/item-words.ts';
import { useProfileWords } from '../fields/profile-words.ts';
import { ProfilePicture } from '../files/ProfilePicture.tsx';
import { Linked } from './Linked.tsx';
import * as filesStyles from '../files/files.module.css';
import * as styles from './view.module.css';

/** The candidate's photo, headline and pronouns. */
export function BasicsView({ photo, headline, pronouns }: SharedSections['basics']): JSX.Element {
  const t = useT('candidate');
  return (
    <>
      <ProfilePicture fileId={photo} alt={t('basics.photo')} className={filesStyles.profilePhoto} />
      {headline !== '' && (
        <p>
          <bdi>{headline}</bdi>
        </p>
      )}
      {pronouns !== '' && (
        <p className="muted">
          <bdi>{pronouns}</bdi>
        </p>
      )}
    </>
  );
}

/** Where the candidate lives and may work, and the contact data. */
export const PlaceView = observer(function PlaceView(place: SharedSections['place']): JSX.Element {
  const t = useT('candidate');
  const format = useFormat();
  const countryName = useCountryName();
  const words = useProfileWords();
  const likely = useLikelyCountry();
  const countries = (codes: readonly string[]): string => format.list(codes.map(countryName));
  const { phone, country, city, postalCode, commuteKm, mayWorkIn, moveTo, needsSponsorship, links } = place;
  const home = [[postalCode, city].filter(Boolean).join(' '), country === '' ? '' : countryName(country)];
  return (
    <FactGrid
      facts={[
        { term: t('view.home'), value: home.join('') !== '' && <FactLine facts={home} /> },
        {
          term: t('place.phone'),
          value: phone !== '' && <PhoneLink phone={phone} />,
        },
        { term: t('view.commute'), value: commuteKm !== null && t('place.upTo', { distance: words.distance(commuteKm, likely) }) },
        { term: t('view.mayWork'), value: countries(mayWorkIn) },
        { term: t('place.permit'), value: needsSponsorship && t('place.permitNeeded') },
        { term: t('view.moveTo'), value: countries(moveTo) },
        { term: t('place.links'), value: links.length > 0 && <Links links={links} /> },
      ]}
    />
  );
});

function Links({ links }: { readonly links: readonly string[] }): JSX.Element {
  return (
    <ul className={styles.plain}>
      {links.map((link) => (
        <li key={link}>
          <Linked url={link} text={hostOf(link)} />
        </li>
      ))}
    </ul>
  );
}
