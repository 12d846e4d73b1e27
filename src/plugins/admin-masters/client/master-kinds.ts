import type { Contribution } from '#core/contract/extension-point.ts';
import type { MasterDescription } from '../contract/define-master.ts';
import {
  certificateTypes,
  cities,
  countries,
  currencies,
  educationLevels,
  fieldsOfStudy,
  industries,
  languages,
  mailDomains,
  occupations,
  regions,
  skillLevels,
  skills,
} from '../contract/kinds.ts';
import { type MasterEntity, masterParts } from '../contract/master-entity.ts';

const KINDS: readonly (readonly [MasterDescription, texts: string, MasterEntity['group']])[] = [
  [skills, 'admin-masters:kinds.skills', 'people'],
  [skillLevels, 'admin-masters:kinds.skillLevels', 'people'],
  [languages, 'admin-masters:kinds.languages', 'people'],
  [educationLevels, 'admin-masters:kinds.educationLevels', 'people'],
  [fieldsOfStudy, 'admin-masters:kinds.fieldsOfStudy', 'people'],
  [certificateTypes, 'admin-masters:kinds.certificateTypes', 'people'],
  [occupations, 'admin-masters:kinds.occupations', 'people'],
  [industries, 'admin-masters:kinds.industries', 'companies'],
  [currencies, 'admin-masters:kinds.currencies', 'places'],
  [countries, 'admin-masters:kinds.countries', 'places'],
  [regions, 'admin-masters:kinds.regions', 'places'],
  [cities, 'admin-masters:kinds.cities', 'places'],
  [mailDomains, 'admin-masters:kinds.mailDomains', 'site'],
];

/** The kinds of master data that belong to no other plugin. */
export const masterKinds: readonly Contribution[] = KINDS.map(([description, texts, group], index) =>
  masterParts.add(`admin-masters.${description.entity}`, 100 + 10 * index, { kind: { description, texts, group } }),
);
