import type { SeedRow } from '../../contract/master-source.ts';
import { namesByIntl } from './names-by-intl.ts';

/** Currencies in use (ISO 4217), without precious metals, funds and units of account. */
const CODES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF ' +
  'DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF ' +
  'KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN ' +
  'PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS ' +
  'UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG';

const WITHOUT_MINOR_UNITS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const WITH_THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** All currencies, in the order of their codes. */
export async function currencySeeds(): Promise<readonly SeedRow[]> {
  return CODES.split(' ').map((code) => ({
    code,
    ...namesByIntl('currency', code),
    fields: { minorDigits: WITHOUT_MINOR_UNITS.has(code) ? 0 : WITH_THOUSANDTHS.has(code) ? 3 : 2 },
  }));
}
