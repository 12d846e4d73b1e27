import type { Company, CompanyPlace } from '../../contract/company.ts';

/** The fields of the form. */
export interface ProfileValues {
  tagline: string;
  about: string;
  places: CompanyPlace[];
  /** One address a line. */
  links: string;
  accessibility: string;
}

/** What the fields hold at first. */
export function profileValues({ tagline, about, places, links, accessibility }: Company): ProfileValues {
  return { tagline: tagline ?? '', about: about ?? '', places: [...places], links: links.join('\n'), accessibility: accessibility ?? '' };
}

/** The body that the fields make. A place of which nothing was said is none. */
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

/** The lines of the links are one field. A place of the body may stand further down in the form, after places of which nothing was said. */
export function profileFieldOf(path: string, { places }: ProfileValues): string {
  if (path.startsWith('links.')) return 'links';
  const said = [...places.keys()].filter((index) => isSaid(places[index]));
  return path.replace(/^places\.(\d+)/, (_, index: string) => `places.${said[Number(index)] ?? index}`);
}

function isSaid(place: CompanyPlace | undefined): boolean {
  return place !== undefined && (place.city.trim() !== '' || place.country !== '');
}
