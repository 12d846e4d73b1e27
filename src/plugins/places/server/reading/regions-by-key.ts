import { regionNames } from '../data/regions.ts';
import { placeKey } from './place-key.ts';

/** A country, or a region in it by the code of GeoNames. */
export interface Area {
  readonly country: string;
  readonly region?: string;
}

/** Countries whose regions are usually written by their code. Those of GeoNames are the usual ones there. */
const BY_CODE = new Set(['US', 'GB', 'CH']);

/** Usual codes of regions that GeoNames numbers. */
const CODES: Readonly<Record<string, string>> = {
  ...{ AB: 'CA.01', BC: 'CA.02', MB: 'CA.03', NB: 'CA.04', NL: 'CA.05', NS: 'CA.07', ON: 'CA.08', PE: 'CA.09', QC: 'CA.10' },
  ...{ SK: 'CA.11', YT: 'CA.12', NT: 'CA.13', NU: 'CA.14' },
  ...{ ACT: 'AU.01', NSW: 'AU.02', QLD: 'AU.04', TAS: 'AU.06', VIC: 'AU.07', WA: 'AU.08' },
  ...{ NRW: 'DE.07', BW: 'DE.01', UK: 'GB.', USA: 'US.', UAE: 'AE.', KSA: 'SA.', GBR: 'GB.', DEU: 'DE.', FRA: 'FR.' },
};

/** Names that neither GeoNames nor the runtime has. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ Bayern: 'DE.02', Hessen: 'DE.05', Niedersachsen: 'DE.06', 'Nordrhein-Westfalen': 'DE.07', 'Rhineland-Palatinate': 'DE.08' },
  ...{ Sachsen: 'DE.13', 'Sachsen-Anhalt': 'DE.14', Thüringen: 'DE.15', 'Baden-Württemberg': 'DE.01' },
  ...{ 'Great Britain': 'GB.', 'United States of America': 'US.', 'The Netherlands': 'NL.', Holland: 'NL.', 'Czech Republic': 'CZ.' },
  ...{ Turkey: 'TR.', Österreich: 'AT.', Schweiz: 'CH.', España: 'ES.', Italia: 'IT.', Polska: 'PL.', Brasil: 'BR.', México: 'MX.' },
};

/** The languages of the product, in which countries are written. */
const LANGUAGES = ['en', 'ar', 'de', 'fa', 'he'];

/** What a text can mean as a country or a region, by its key. Some texts mean several: `CA` is Canada and California. */
export function areasByKey(): ReadonlyMap<string, readonly Area[]> {
  const areas = new Map<string, Map<string, Area>>();
  const add = (text: string, country: string, region = ''): void => {
    const key = placeKey(text);
    const known = areas.get(key) ?? new Map<string, Area>();
    areas.set(key, known.set(`${country}.${region}`, region === '' ? { country } : { country, region }));
  };
  const regions = regionNames();
  const countries = new Set([...regions.keys()].map((code) => code.slice(0, 2)));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const country of countries) add(names.of(country) ?? country, country);
  }
  // `St` is a street or a saint, not São Tomé.
  for (const country of countries) if (country !== 'ST') add(country, country);
  for (const [code, name] of regions) {
    const [country = '', region = ''] = code.split('.');
    add(name, country, region);
    if (BY_CODE.has(country)) add(region, country, region);
  }
  for (const [text, code] of [...Object.entries(CODES), ...Object.entries(NAMES)]) {
    const [country = '', region = ''] = code.split('.');
    add(text, country, region);
  }
  return new Map([...areas].map(([key, known]) => [key, [...known.values()]]));
}
