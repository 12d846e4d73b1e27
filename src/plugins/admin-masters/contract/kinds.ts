import { defineMaster } from './define-master.ts';

/** The regions of the world (UN M49). */
const WORLD_REGIONS = Object.freeze(['africa', 'americas', 'antarctica', 'asia', 'europe', 'oceania'] as const);

/** Countries and territories (ISO 3166-1). */
export const countries = defineMaster({
  entity: 'countries',
  isFixed: true,
  isOffered: true,
  fields: [
    // Digits of the calling code without the plus (ITU-T E.164).
    { kind: 'line', name: 'dial', max: 8 },
    { kind: 'reference', name: 'currency', entity: 'currencies' },
    { kind: 'choice', name: 'region', options: WORLD_REGIONS },
    { kind: 'pattern', name: 'postalPattern', max: 120 },
  ],
});

/** Languages (ISO 639). */
export const languages = defineMaster({
  entity: 'languages',
  isFixed: true,
  isOffered: true,
  fields: [
    { kind: 'line', name: 'ownName', max: 80 },
    { kind: 'flag', name: 'isRightToLeft' },
  ],
});

/** Currencies (ISO 4217). */
export const currencies = defineMaster({
  entity: 'currencies',
  isFixed: true,
  isOffered: true,
  fields: [{ kind: 'number', name: 'minorDigits', min: 0, max: 4 }],
});

/** Regions of countries. */
export const regions = defineMaster({
  entity: 'regions',
  isOffered: true,
  hasAlternatives: true,
  hasUri: true,
  fields: [{ kind: 'reference', name: 'country', entity: 'countries', isRequired: true }],
});

/** Towns. */
export const cities = defineMaster({
  entity: 'cities',
  isOffered: true,
  hasAlternatives: true,
  hasUri: true,
  fields: [
    { kind: 'reference', name: 'country', entity: 'countries' },
    { kind: 'reference', name: 'region', entity: 'regions' },
    { kind: 'number', name: 'latitude', min: -90, max: 90, decimals: 5 },
    { kind: 'number', name: 'longitude', min: -180, max: 180, decimals: 5 },
    { kind: 'number', name: 'inhabitants', min: 0, max: 100_000_000 },
  ],
});

/** Industries (ISIC). */
export const industries = defineMaster({ entity: 'industries', levels: 2, isOffered: true, hasAlternatives: true, hasUri: true });

/** The kinds of skills. */
const SKILL_TYPES = Object.freeze(['skill', 'knowledge', 'language', 'transversal'] as const);

/** Skills. */
export const skills = defineMaster({
  entity: 'skills',
  isOffered: true,
  hasAlternatives: true,
  hasUri: true,
  fields: [{ kind: 'choice', name: 'type', options: SKILL_TYPES }],
});

/** How well a person has a skill, 1 to 5. */
export const skillLevels = defineMaster({
  entity: 'skill-levels',
  isFixed: true,
  isOffered: true,
  fields: [{ kind: 'number', name: 'level', min: 1, max: 5 }],
});

/** Levels of education, with those of ISCED 2011 and of the European Qualifications Framework. */
export const educationLevels = defineMaster({
  entity: 'education-levels',
  isFixed: true,
  isOffered: true,
  fields: [
    { kind: 'number', name: 'isced', min: 0, max: 8 },
    { kind: 'number', name: 'eqf', min: 1, max: 8 },
  ],
});

/** Occupations. */
export const occupations = defineMaster({
  entity: 'occupations',
  isOffered: true,
  hasAlternatives: true,
  hasUri: true,
  fields: [{ kind: 'line', name: 'iscoCode', max: 10 }],
});

/** Fields of study (ISCED-F 2013). */
export const fieldsOfStudy = defineMaster({
  entity: 'fields-of-study',
  isOffered: true,
  hasAlternatives: true,
  fields: [{ kind: 'line', name: 'iscedCode', max: 4 }],
});

/** Kinds of certificates and licences. */
export const certificateTypes = defineMaster({
  entity: 'certificate-types',
  isOffered: true,
  hasAlternatives: true,
  fields: [{ kind: 'number', name: 'monthsValid', min: 1, max: 600 }],
});

/** What is known of the domain of an email address. */
const MAIL_DOMAIN_TYPES = Object.freeze(['free', 'disposable', 'blocked'] as const);

/** Domains of email addresses. The name of a row is the domain. */
export const mailDomains = defineMaster({
  entity: 'mail-domains',
  fields: [{ kind: 'choice', name: 'type', options: MAIL_DOMAIN_TYPES, isRequired: true }],
});
