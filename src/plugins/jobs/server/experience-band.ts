/** The bands of the levels that imported files name. "Not Applicable" names none. */
const BANDS: Readonly<Record<string, number>> = {
  internship: 0,
  'entry level': 0,
  associate: 1,
  'mid-senior level': 2,
  director: 3,
  executive: 3,
};

/** The least years of the bands after the first one. */
const LEAST_YEARS = [1, 4, 8];

interface RequiredExperience {
  readonly experience_min?: number | null | undefined;
  readonly experience_max?: number | null | undefined;
  readonly seniority?: string | null | undefined;
}

/** The index in `EXPERIENCE_BANDS` of the least required years; for an imported posting without years, that of its level. */
export function experienceBand(posting: RequiredExperience): number | null {
  const years = posting.experience_min ?? posting.experience_max;
  if (typeof years === 'number') return LEAST_YEARS.filter((least) => years >= least).length;
  return BANDS[posting.seniority?.trim().toLowerCase() ?? ''] ?? null;
}

/** The least years of the band of a level that an imported file names; `null` for others. */
export function yearsOfLevel(seniority: string | null): number | null {
  const band = BANDS[seniority?.trim().toLowerCase() ?? ''];
  return band === undefined ? null : (LEAST_YEARS[band - 1] ?? 0);
}
