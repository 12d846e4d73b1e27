import { endpoint } from './endpoint.ts';

/** The language and the time zone of a user's browser. */
export interface NewPlace {
  /** BCP 47 with the region: `ar-MA`. */
  readonly locale: string;
  /** A name of the time zone database (IANA): `Africa/Casablanca`. */
  readonly timeZone: string;
}

/** Stores the language and the time zone in which the user is told of events. */
export const putPlace = endpoint<{ body: NewPlace; reply: undefined }>({
  id: 'core.put-place',
  method: 'PUT',
  path: '/me/locale',
  summary: 'Stores the language and the time zone of the signed-in user.',
});
