import { editablePhone } from '#core/contract/stored-phone.ts';
import type { OwnProfile } from '../../contract/schemas.ts';
import type { SectionName } from '../../contract/section-names.ts';
import { sectionSchemas } from '../../contract/section-schemas.ts';

/** What the form of a section begins with. */
export interface SectionBasis {
  readonly profile: OwnProfile;
  readonly schemas: typeof sectionSchemas;
}

/** The basis of the form of a section. The step with the telephone number waits for the number plans, which no other step loads. */
export async function basisOf(section: SectionName, profile: OwnProfile): Promise<SectionBasis> {
  if (section !== 'place') return { profile, schemas: sectionSchemas };
  const { place } = profile.sections;
  const shown = { ...place, value: { ...place.value, phone: editablePhone(place.value.phone) } };
  return { profile: { ...profile, sections: { ...profile.sections, place: shown } }, schemas: await schemasOfInput() };
}

async function schemasOfInput(): Promise<SectionBasis['schemas']> {
  try {
    return (await import(/* webpackChunkName: "candidate-input" */ '../../contract/input-schemas.ts')).inputSchemas;
  } catch (error) {
    // The server refuses a number that it cannot read, and the form shows that too.
    console.error('The telephone number plans did not load', error);
    return sectionSchemas;
  }
}
