import type { JSX } from 'react';
import { phoneParts } from '#core/contract/stored-phone.ts';
import { readerCountry } from '../../i18n/reader-country.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePhones } from './use-phones.ts';

interface PhoneProps {
  /** A stored number: E.164, with `;ext=` before an extension. */
  readonly phone: string;
}

/** A telephone number as its reader writes it: with the country code, unless the number belongs to the reader's country. */
export function PhoneText({ phone }: PhoneProps): JSX.Element {
  const t = useT('core');
  const { number, extension } = usePhones()?.formatPhone(phone, readerCountry()) ?? phoneParts(phone);
  return (
    <>
      <bdi dir="ltr">{number}</bdi>
      {extension !== undefined && <> {t('phone.extension', { extension })}</>}
    </>
  );
}

/** A telephone number that is dialled when it is chosen. */
export function PhoneLink({ phone }: PhoneProps): JSX.Element {
  return (
    <a className="link" href={`tel:${phone}`}>
      <PhoneText phone={phone} />
    </a>
  );
}
