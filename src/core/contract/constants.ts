/** Display breakpoints in CSS pixels (specification section 9). */
export const BREAKPOINTS = Object.freeze({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });

/**
 * Additional widths between the breakpoints, in CSS pixels, at which the layout of work screens changes. From `preview` on, the
 * selected item is shown beside its list. From `open` on, the side bar is not folded unless the user folds it.
 */
export const WORK_WIDTHS = Object.freeze({ preview: 1600, open: 1440 });

/** Below this breakpoint the mobile layout is shown (specification section 9). */
export const MOBILE_BREAKPOINT: keyof typeof BREAKPOINTS = 'lg';

/** Scroll animations that the client starts: 300 ms, easeInOutCubic (specification section 9). Reduced motion turns them off. */
export const SCROLL = Object.freeze({
  durationMs: 300,
  easing: (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
});

/** The language when the user has not chosen one, and the source language of all texts (specification section 9). */
export const DEFAULT_LANGUAGE = 'en';

/** Languages written from right to left (specification section 9). */
export const RTL_LANGUAGES: readonly string[] = Object.freeze(['ar', 'fa', 'he']);

/**
 * First day of the week by region. 1 is Monday, 7 is Sunday (specification section 9; regions from the week data of CLDR 46).
 * The table exists because not every browser provides this data.
 */
export const WEEK_START = Object.freeze({
  elsewhere: 1,
  regions: {
    5: 'MV',
    6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
    7: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  },
});

/** Session cookie: name, lifetime in days and path (specification sections 3 and 9). */
export const TOKEN_COOKIE = Object.freeze({ name: 'token', days: 7, path: '/' });

/**
 * Cookie with the role and the language of the last start, for example `candidate.de`. The server takes it as a hint which files to load
 * with the document. It gives no right.
 */
export const START_COOKIE = Object.freeze({ name: 'start', days: 7, path: '/' });

/** Default time-out and colour of snackbar messages (specification section 9). */
export const SNACKBAR = Object.freeze({ timeoutMs: 3000, color: 'success' as const });

/** Minimum time between two reloads that were caused by a chunk that failed to load (specification section 9). */
export const RELOAD_GUARD_MS = 10_000;
