import type { ProfileSections } from './sections.ts';

/** The kinds of files that a reader sees who does not know the candidate's name. */
export type NeutralKind = 'cv' | 'portfolio';

/** What replaces the name of a file, which often holds the name of its owner: `Work sample 2`. */
export interface NeutralName {
  readonly kind: NeutralKind;
  /** The place of the file in the profile, from 1. */
  readonly number: number;
}

/** In English. Pages write the kind in the language of the reader. */
const KINDS: Readonly<Record<NeutralKind, string>> = { cv: 'CV', portfolio: 'Work sample' };

/** The neutral names of the CVs and of the pictures of work samples, by the ids of their files. */
export function neutralNames({ cvs, items }: ProfileSections['portfolio']): ReadonlyMap<string, NeutralName> {
  const names = new Map<string, NeutralName>();
  for (const [place, { fileId }] of cvs.entries()) names.set(fileId, { kind: 'cv', number: place + 1 });
  for (const [place, { picture }] of items.entries()) {
    if (picture !== null) names.set(picture, { kind: 'portfolio', number: place + 1 });
  }
  return names;
}

/** A neutral name in English, without an ending. */
export function neutralText({ kind, number }: NeutralName): string {
  return `${KINDS[kind]} ${number}`;
}
