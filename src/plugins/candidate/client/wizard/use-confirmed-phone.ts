import { useCallback } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { LikelyCountry } from '#core/client/session/likely-country.ts';
import type { OwnProfile } from '../../contract/schemas.ts';

/** The confirmed phone number of the account, E.164; `undefined` until it is known, and when there is none. */
export function useConfirmedPhone(): string | undefined {
  const identity = useService(IdentityClient);
  return useResource(() => identity.currentUser()).resource.value?.phone;
}

/**
 * Returns a function that fills in the confirmed phone number of the account and the likely country, if the section was never saved. The user
 * sees both before they are saved: only a later change of the form, or Continue, saves the section. A number that the user deleted does not
 * return.
 */
export function useWithKnownPlace(): (profile: OwnProfile) => Promise<OwnProfile> {
  const identity = useService(IdentityClient);
  const likely = useService(LikelyCountry);
  return useCallback(
    async (profile) => {
      const { place } = profile.sections;
      if (place.version > 0) return profile;
      const [phone] = await Promise.all([phoneIn(identity), likely.load()]);
      const { phone: typed, country } = place.value;
      const value = { ...place.value, phone: typed || (phone ?? ''), country: country || (likely.country ?? '') };
      return { ...profile, sections: { ...profile.sections, place: { ...place, value } } };
    },
    [identity, likely],
  );
}

async function phoneIn(identity: IdentityClient): Promise<string | undefined> {
  try {
    return (await identity.currentUser())?.phone;
  } catch (error) {
    // The form is usable without the number.
    console.error('The confirmed phone number did not load', error);
    return undefined;
  }
}
