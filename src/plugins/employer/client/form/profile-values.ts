import type { Company, CompanyPlace } from '../../contract/company.ts';

/** The fields of the form. */
export interface ProfileValues {
  tagline: string;
  about: string;
  places: CompanyPlace[];
  /** One address for each line. */
  links: string;
  accessibility: string;
}

/** The initial values of the fields. */
export function profileValues({ tagline, about, places, links, accessibility }: Company): ProfileValues {
  return { tagline: tagline ?? '', about: about ?? '', places: [...places], links: links.join('\n'), accessibility: accessibility ?? '' };
}

/** The request body from the fields. Empty places are left out. */
export function profileBody({ links, places, ...values }: ProfileValues): object {
  return {
    ...values,
    places: places.filter(isSaid),
    links: links
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

/** Maps an issue's path to a field. All links are one field. A place may have a higher index in the form, after empty places. */
export function profileFieldOf(path: string, { places }: ProfileValues): string {
  if (path.startsWith('links.')) return 'links';
  const said = [...places.keys()].filter((index) => isSaid(places[index]));
  return path.replace(/^places\.(\d+)/, (_, index: string) => `places.${said[Number(index)] ?? index}`);
}

function isSaid(place: CompanyPlace | undefined): boolean {
  return place !== undefined && (place.city.trim() !== '' || place.country !== '');
}
